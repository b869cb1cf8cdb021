"""Tests in a real browser; a package, so that the driver's event loop ends with them, not after all tests."""
