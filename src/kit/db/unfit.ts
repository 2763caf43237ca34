/** The database cannot be used as it is; the sentence says why and what to do. */
export class DatabaseUnfit extends Error {
  override readonly name = 'DatabaseUnfit'
}
