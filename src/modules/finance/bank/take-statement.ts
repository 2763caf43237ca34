import { Refusal } from '#ground/refusal.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { cleanName } from '#kit/files/clean-name.ts'
import type { AnswerFrom, AskedOf } from '#kit/http/endpoint.ts'
import { Stranger } from '#kit/http/failures.ts'
import type { OpenCall } from '#kit/http/serve.ts'
import { readFile } from '#kit/import/file/read-file.ts'
import { cashAccountFor } from '#modules/journal/face.ts'
import { refuseReconciled } from '../reconciliation/reconcile.ts'
import type { importStatement } from './contract.ts'
import { refuseInPart, refuseReader } from './open-matching.ts'
import { newLines, readStatement, type Statement } from './rules.ts'
import { insertStatement, keptBetween } from './store.ts'

type Taken = AnswerFrom<typeof importStatement>
const UPLOADS = { name: 'bank.upload', most: 120, seconds: 3600 }

/** Reads a file of the bank in a thread of its own, then keeps what is new of it in one transaction. */
export async function receiveStatement({
  db,
  actor,
  asked,
  caller,
}: OpenCall<AskedOf<typeof importStatement>>): Promise<Taken> {
  if (!actor) throw new Stranger()
  refuseReader(actor)
  refuseInPart(actor)
  await countAttempt(db.read, UPLOADS, actor.userId)
  const [file] = await caller.files()
  if (!file) throw new Refusal('import.no-file', {}, { field: 'file' })
  const book = await readFile(file.bytes, {})
  const statement = readStatement(book.sheets[0]?.rows ?? [])
  const fileName = cleanName(file.name, /\.(xlsx|csv|txt)$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'csv')
  return db.withTx((tx) => keepStatement(tx, actor, { cashAccountId: asked.cashAccountId, fileName }, statement))
}

/** Keeps the lines of a file that are not kept yet, and tells how many were. */
export async function keepStatement(
  tx: Tx,
  actor: Actor,
  of: { readonly cashAccountId: string; readonly fileName: string },
  statement: Statement,
): Promise<Taken> {
  const { companyId } = actor
  await cashAccountFor(tx, actor, { cashAccountId: of.cashAccountId, method: 'transfer' })
  const [first, last] = [statement.lines[0], statement.lines.at(-1)]
  const span = { from: first?.date ?? statement.from, to: last?.date ?? statement.to }
  const kept = await keptBetween(tx, companyId, { cashAccountId: of.cashAccountId, ...span })
  const lines = newLines(kept, statement.lines)
  await refuseReconciled(
    tx,
    companyId,
    lines.map(({ date }) => ({ date, cashAccountId: of.cashAccountId })),
  )
  await insertStatement(tx, actor, of, { statement, lines })
  return {
    added: lines.filter(({ isDuplicate }) => !isDuplicate).length,
    known: statement.lines.length - lines.length,
    duplicates: lines.filter(({ isDuplicate }) => isDuplicate).length,
    pending: statement.pending,
  }
}
