"""What goes over the wire: messages, bodies of calls, and the TypeScript and Markdown made from them."""
