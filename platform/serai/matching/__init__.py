"""Match-making: who looks for a ranked table, and the tables that are formed for them."""
