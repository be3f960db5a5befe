"""Pictures of Ryozen."""
