import { Refusal } from '#ground/refusal.ts'

// SQLSTATE classes from I on are free for our own triggers.
const OURS = /^MD\d{3}$/

/** Reads a refusal that a trigger of ours raised: its message is the code, its detail the facts as JSON. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error) || !OURS.test(String(error.code))) return undefined
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '{}'
  return new Refusal(error.message, JSON.parse(detail))
}

/** Turns the refusal of a trigger into ours, so that the last door speaks the same words as the first. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}
