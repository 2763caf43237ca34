import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { Forbidden, WrongShape } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { Importer } from '#kit/import/importer.ts'
import { refusalOf } from '#kit/posting/database-refusal.ts'

/** Says a refusal in words; the house knows the sentences. */
export type SentenceOf = (refusal: Pick<Refusal, 'code' | 'facts'>) => string

/** What a verb gave, or why it did not. */
export type Tried<T> = { readonly done: T } | { readonly errors: Record<string, string> }

/** Runs work that may be refused without ending the transaction around it. What nobody foresaw goes on. */
export async function tried<T>(
  tx: Tx,
  importer: Importer,
  sentenceOf: SentenceOf,
  work: () => Promise<T>,
): Promise<Tried<T>> {
  await sql`savepoint row`.execute(tables(tx))
  try {
    const done = await work()
    await sql`release savepoint row`.execute(tables(tx))
    return { done }
  } catch (error) {
    const errors = errorsOf(error, importer, sentenceOf)
    if (!errors) throw error
    await sql`rollback to savepoint row`.execute(tables(tx))
    await sql`release savepoint row`.execute(tables(tx))
    return { errors }
  }
}

/** Runs work and takes back everything it wrote. */
export async function rehearsed<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint rehearsal`.execute(tables(tx))
  const done = await work()
  await sql`rollback to savepoint rehearsal`.execute(tables(tx))
  await sql`release savepoint rehearsal`.execute(tables(tx))
  return done
}

function errorsOf(error: unknown, importer: Importer, sentenceOf: SentenceOf): Record<string, string> | undefined {
  const refusal = error instanceof Refusal ? error : refusalOf(error)
  if (refusal) {
    // A row is one line of its document: 'lines.0.unit' is the cell under 'unit'.
    const field = refusal.field?.replace(/^lines\.\d+\./, '')
    const column = importer.columns.some(({ key }) => key === field) ? field : undefined
    return { [column ?? '']: sentenceOf(refusal) }
  }
  if (error instanceof WrongShape) {
    return Object.fromEntries(Object.entries(error.errors).map(([key, texts]) => [key, texts[0] ?? '']))
  }
  if (error instanceof Forbidden) return { '': 'Hak Anda tidak cukup untuk isi baris ini.' }
  if (error instanceof NotFound) return { '': 'Data yang disebut baris ini tidak ada lagi.' }
  // What the database itself will not hold: too long, out of range, against a check.
  const state = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(22|23)/.test(state) ? { '': 'Isi baris ini tidak bisa disimpan. Periksa angka dan tanggalnya.' } : undefined
}
