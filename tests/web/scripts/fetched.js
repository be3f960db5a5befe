() => performance.getEntriesByType('resource').map(({ name }) => name)
