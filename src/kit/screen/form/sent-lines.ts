import { ApiFailure, type FieldErrors } from '../client/failure.ts'

/** A row that is sent, and where it stands in the form: `lines.2`. */
export interface SentLine<L> {
  readonly at: string
  readonly line: L
}

/** The rows that say a quantity; those left empty or at zero are not sent. */
export function saidLines<L extends { readonly qty: string }>(path: string, rows: readonly L[]): SentLine<L>[] {
  return rows.flatMap((line, index) => (line.qty === '' || line.qty === '0' ? [] : [{ at: `${path}.${index}`, line }]))
}

/** Waits for an act that was sent such rows; what it refuses of its line 0 stands at the row that was sent first. */
export async function placed<A>(sent: readonly SentLine<unknown>[], act: Promise<A>): Promise<A> {
  try {
    return await act
  } catch (error) {
    if (!(error instanceof ApiFailure) || !error.errors) throw error
    const { status, message, code, facts, errors, retryAfter } = error
    throw new ApiFailure(status, { message, code, facts, errors: placedAt(sent, errors) }, retryAfter)
  }
}

function placedAt(sent: readonly SentLine<unknown>[], errors: FieldErrors): FieldErrors {
  const moved = Object.entries(errors).map(([path, texts]) => {
    const place = path.replace(/^lines\.(\d+)/, (whole, index: string) => sent[Number(index)]?.at ?? whole)
    return [place, texts] as const
  })
  return Object.fromEntries(moved)
}
