/** A row as the version check wants it. */
export function versioned(row: {
  readonly version: number
  readonly updated_at: string
  readonly updated_by_name: string
}) {
  return { version: row.version, updatedAt: row.updated_at, updatedByName: row.updated_by_name }
}
