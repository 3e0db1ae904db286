// Replaced as soon as there is something to hold.
