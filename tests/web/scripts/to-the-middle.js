(node) => node.scrollIntoView({ block: 'center', inline: 'center' })
