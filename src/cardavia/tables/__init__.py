"""Live tables: seats, deals, computer turns."""
