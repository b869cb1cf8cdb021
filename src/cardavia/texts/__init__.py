"""Texts in every language: Fluent messages in files, rules pages in Markdown, and their only reader."""
