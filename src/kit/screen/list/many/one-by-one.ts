import { ApiFailure } from '../../client/failure.ts'

/** What is said of one of the ticked rows: its number or name, and the server's own words. */
export interface Told {
  readonly label: string
  readonly why: string
}

/** How it went: which rows it was done to, and which refused and why. */
export interface Went {
  readonly done: readonly string[]
  readonly refused: readonly Told[]
}

interface Acting<Row> {
  readonly labelOf: (row: Row) => string
  readonly act: (row: Row) => Promise<unknown>
}

/** Does one act to row after row, each on its own: a refusal stops none of the others. */
export async function oneByOne<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { labelOf, act }: Acting<Row>,
): Promise<Went> {
  const done: string[] = []
  const refused: Told[] = []
  for (const row of rows) {
    try {
      await act(row)
      done.push(row.id)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      refused.push({ label: labelOf(row), why: error.message })
    }
  }
  return { done, refused }
}
