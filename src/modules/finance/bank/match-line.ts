import { money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { takeBackCashEntry } from '../entries/post-entry.ts'
import { createCashEntry } from '../entries/save-entry.ts'
import { lockCashEntry } from '../entries/store.ts'
import type * as contract from './contract.ts'
import { refuseInPart } from './open-matching.ts'
import { bookLineOf, lockLine, setLineState, tieLines, untieLine, type KeptLine } from './store.ts'

/** Says that a line of the bank is these lines of the book: one or several that come to the same amount. */
export async function matchBankLine(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.matchLine>,
): Promise<{ id: string }> {
  const line = await lockWaiting(tx, actor, asked)
  const tied = await tieLines(tx, actor, line, asked.lines)
  if (tied.length !== asked.lines.length) throw new Refusal('bank.taken', {}, { field: 'lines' })
  const amount = tied.reduce((all, one) => all + one.amount, 0n)
  if (amount !== line.amount) {
    throw new Refusal('bank.difference', { bank: money(line.amount), book: money(amount) }, { field: 'lines' })
  }
  await setLineState(tx, actor.companyId, line.id, 'matched')
  return { id: line.id }
}

/** Writes a line of the bank down as a cash entry of its day and amount, and matches the two. */
export async function makeOfBankLine(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.makeFromLine>,
): Promise<{ id: string; number: string }> {
  const line = await lockWaiting(tx, actor, asked)
  const { cashAccountId, date, description, reference } = line
  const amount = money(line.amount < 0n ? -line.amount : line.amount)
  const made = await createCashEntry(tx, actor, {
    ...{ kind: line.amount < 0n ? 'keluar' : 'masuk', date, arrivalDate: null, cashAccountId, toCashAccountId: null },
    ...{
      amount: null,
      fee: null,
      partyName: null,
      memo: asked.memo ?? description,
      post: true,
      confirmDuplicates: true,
    },
    reference: reference?.slice(0, 60) ?? null,
    lines: [{ account: asked.account, amount, memo: null, projectId: asked.projectId, workItemId: null }],
  })
  const booked = await bookLineOf(tx, actor.companyId, made.id, cashAccountId)
  await tieLines(tx, actor, line, [{ ...booked, cashEntryId: made.id }])
  await setLineState(tx, actor.companyId, line.id, 'matched')
  return { id: made.id, number: made.number ?? '' }
}

/** Takes a match back; a cash entry that was made in the same act is taken back with it by who may. */
export async function undoBankMatch(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.undoMatch>,
): Promise<{ id: string }> {
  const line = await lockIn(tx, actor, asked, 'matched')
  const made = await untieLine(tx, actor.companyId, line.id)
  await setLineState(tx, actor.companyId, line.id, 'waiting')
  if (!actor.can('delete laporan-keuangan')) return { id: line.id }
  for (const id of made) {
    const { version, state } = await lockCashEntry(tx, actor.companyId, id)
    if (state === 'posted') await takeBackCashEntry(tx, actor, { id, version, reason: 'Pencocokan diurungkan' })
  }
  return { id: line.id }
}

/** Says that what looked like the same line once more did happen twice. */
export async function keepBothLines(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.keepBoth>,
): Promise<{ id: string }> {
  const line = await lockIn(tx, actor, asked, 'duplicate')
  await setLineState(tx, actor.companyId, line.id, 'waiting')
  return { id: line.id }
}

interface Seen {
  readonly id: string
  readonly version: number
}

const lockWaiting = (tx: Tx, actor: Actor, asked: Seen) => lockIn(tx, actor, asked, 'waiting')

async function lockIn(tx: Tx, actor: Actor, asked: Seen, state: KeptLine['state']): Promise<KeptLine> {
  refuseInPart(actor)
  const line = await lockLine(tx, actor.companyId, asked.id)
  if (line.state !== state) throw new Refusal('bank.other-state', {})
  expectVersion(line, asked.version)
  return line
}
