"""What the repository needs to build, check and generate itself; none of it is installed."""
