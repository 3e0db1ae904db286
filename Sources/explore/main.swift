import LostAckCommand
import Models

Explore.main(catalog, benchmarks: benchmarks)
