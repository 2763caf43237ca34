/** Sorts rows of several projects under theirs, in their order, and leaves the project out of each. */
export function groupedByProject<Row extends object>(
  rows: readonly (Row & { readonly projectId: string })[],
): Map<string, Omit<Row, 'projectId'>[]> {
  const found = new Map<string, Omit<Row, 'projectId'>[]>()
  for (const { projectId, ...row } of rows) {
    const own = found.get(projectId)
    if (own) own.push(row)
    else found.set(projectId, [row])
  }
  return found
}
