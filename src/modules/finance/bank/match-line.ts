import { money, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { takeBackPaid } from '#modules/purchasing/face.ts'
import { takeBackReceived } from '#modules/sales/face.ts'
import { takeBackCashEntry } from '../entries/post-entry.ts'
import { lockCashEntry } from '../entries/store.ts'
import { takeBackCleared } from '../giro/verbs.ts'
import { bookDifferences, payClaims } from './book-in-act.ts'
import { refuseReconciled } from '../reconciliation/reconcile.ts'
import type * as contract from './contract.ts'
import { refuseInPart } from './open-matching.ts'
import { learnRule, unlearnRules } from './rule-store.ts'
import { lockBankLines, lockMatch, setMatch, tieLines, untieLine, type KeptLine, type MadeInAct } from './store.ts'

/** Says that lines of the bank are these of the book and these that are booked in the act; they come to the same amount. */
export async function matchBankLine(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.matchLine>,
): Promise<{ id: string }> {
  const lines = await lockIn(tx, actor, [asked, ...asked.more], 'waiting')
  const [lead] = lines
  if (!lead) throw new Refusal('bank.other-state', {})
  if (lines.some(({ cashAccountId }) => cashAccountId !== lead.cashAccountId))
    throw new Refusal('bank.other-account', {}, { field: 'more' })
  const paid = await payClaims(tx, actor, lead, asked.claims)
  const made = await bookDifferences(tx, actor, lead, asked.differences)
  const wanted = [...asked.lines, ...paid, ...made]
  if (wanted.length === 0) throw new Refusal('bank.nothing-chosen', {}, { field: 'lines' })
  const tied = await tieLines(tx, actor, lead, wanted)
  if (tied.length !== wanted.length) throw new Refusal('bank.taken', {}, { field: 'lines' })
  refuseDifference(lines, tied)
  await setMatch(tx, actor.companyId, idsOf(lines), lead.id)
  return { id: lead.id }
}

function refuseDifference(bank: readonly { amount: bigint }[], book: readonly { amount: bigint }[]): void {
  const [told, booked] = [total(bank), total(book)]
  if (told !== booked) throw new Refusal('bank.difference', { bank: told, book: booked }, { field: 'lines' })
}

const total = (list: readonly { amount: bigint }[]): Money => money(list.reduce((all, { amount }) => all + amount, 0n))

/** Writes a line of the bank down as a cash entry of its day and amount, and matches the two. */
export async function makeOfBankLine(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.makeFromLine>,
): Promise<{ id: string; number: string }> {
  const [line] = await lockIn(tx, actor, [asked], 'waiting')
  if (!line) throw new Refusal('bank.other-state', {})
  const { account, memo, projectId, partyName } = asked
  const whole = [{ account, amount: money(line.amount), memo, projectId }]
  const [made] = await bookDifferences(tx, actor, { ...line, partyName }, whole)
  await tieLines(tx, actor, line, made ? [made] : [])
  await setMatch(tx, actor.companyId, [line.id], line.id)
  await learnRule(tx, actor, line, { account, projectId, partyName })
  return { id: made?.cashEntryId ?? '', number: made?.number ?? '' }
}

/** Takes a match back; what was made in the same act is taken back with it by who may. */
export async function undoBankMatch(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.undoMatch>,
): Promise<{ id: string }> {
  const [line] = await lockIn(tx, actor, [asked], 'matched')
  const lead = line?.matchId ?? asked.id
  const lines = await lockMatch(tx, actor.companyId, lead)
  await refuseReconciled(tx, actor.companyId, lines)
  const made = await untieLine(tx, actor.companyId, lead)
  await unlearnRules(tx, actor.companyId, idsOf(lines))
  await setMatch(tx, actor.companyId, idsOf(lines), null)
  for (const one of made) await takeBack(tx, actor, one)
  return { id: asked.id }
}

const UNDONE = 'Pencocokan diurungkan'

async function takeBack(tx: Tx, actor: Actor, { cashEntryId: id, paymentKind, paymentId }: MadeInAct): Promise<void> {
  if (paymentId !== null && paymentKind === 'invoice') await takeBackReceived(tx, actor, paymentId, UNDONE)
  if (paymentId !== null && paymentKind === 'giro') await takeBackCleared(tx, actor, paymentId, UNDONE)
  if (paymentId !== null && paymentKind === 'bill') await takeBackPaid(tx, actor, paymentId, UNDONE)
  if (id === null || !actor.can('delete laporan-keuangan')) return
  const { version, state } = await lockCashEntry(tx, actor.companyId, id)
  if (state === 'posted') await takeBackCashEntry(tx, actor, { id, version, reason: UNDONE })
}

/** Says that what looked like the same line once more did happen twice. */
export async function keepBothLines(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.keepBoth>,
): Promise<{ id: string }> {
  const lines = await lockIn(tx, actor, [asked], 'duplicate')
  await refuseReconciled(tx, actor.companyId, lines)
  await setMatch(tx, actor.companyId, idsOf(lines), null)
  return { id: asked.id }
}

interface Seen {
  readonly id: string
  readonly version: number
}

const idsOf = (lines: readonly KeptLine[]) => lines.map(({ id }) => id)

/** Holds lines of the bank as they were seen, in the order given; refused where one is in another state or was changed meanwhile. */
export async function lockIn(
  tx: Tx,
  actor: Actor,
  asked: readonly Seen[],
  state: KeptLine['state'],
): Promise<readonly KeptLine[]> {
  refuseInPart(actor)
  const lines = await lockBankLines(
    tx,
    actor.companyId,
    asked.map(({ id }) => id),
  )
  for (const [at, line] of lines.entries()) {
    if (line.state !== state || lines.indexOf(line) !== at) throw new Refusal('bank.other-state', {})
    expectVersion(line, asked[at]?.version ?? 0)
  }
  return lines
}
