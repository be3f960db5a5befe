"""Pictures of The Curse of Candelabria."""
