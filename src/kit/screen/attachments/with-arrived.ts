/** Says of a photo that has arrived what was said of its upload; rows of no such photo, and what is no list, stay as they are. */
export function withArrived(rows: unknown, uploadId: string, fileId: string): unknown {
  if (!Array.isArray(rows)) return rows
  return (rows as unknown[]).map((row) => {
    const isIt = typeof row === 'object' && row !== null && 'fileId' in row && row.fileId === uploadId
    return isIt ? { ...row, fileId } : row
  })
}
