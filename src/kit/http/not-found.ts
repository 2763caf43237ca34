/** The row does not exist, or not for this person: both answer 404 with the same words. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

/** Gives the row, or answers 404 when there is none. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new NotFound()
  return row
}
