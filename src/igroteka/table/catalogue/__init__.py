"""The games a server offers: their texts, rules, components, sprites and tours."""
