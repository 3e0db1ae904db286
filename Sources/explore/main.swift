import LostAckCommand
import Models

Explore.main(catalog)
