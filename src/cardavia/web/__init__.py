"""The site: pages, live tables over sockets, security."""
