"""A table's life: open, seat, start, preview, act, resign, end, again. One module for each verb."""
