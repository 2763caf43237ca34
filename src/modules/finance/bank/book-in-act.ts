import { money, negate, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { payForBills } from '#modules/purchasing/face.ts'
import { receiveForInvoices } from '#modules/sales/face.ts'
import { createCashEntry } from '../entries/save-entry.ts'
import { clearByLine } from '../giro/verbs.ts'
import type { matchLine } from './contract.ts'
import { bookLineOf, type KeptLine, type LineToTie, type MadeFor } from './store.ts'

type Asked = AskedOf<typeof matchLine>

/** Pays invoices and bills and clears giros with a line of the bank, on its day and account; gives the lines of the book that moved it. */
export async function payClaims(
  tx: Tx,
  actor: Actor,
  line: KeptLine,
  claims: Asked['claims'],
): Promise<readonly LineToTie[]> {
  const about = { date: line.date, cashAccountId: line.cashAccountId, reference: line.reference?.slice(0, 60) ?? null }
  const invoices = claims.flatMap(({ kind, withholdingKind, fee: _fee, ...claim }) => {
    if (kind !== 'invoice') return []
    return [{ ...claim, ...(withholdingKind && withholdingKind !== 'pph21' && { withholdingKind }) }]
  })
  const bills = claims.filter(({ kind }) => kind === 'bill').map(({ fee: _fee, ...bill }) => bill)
  const giros = claims.flatMap(({ kind, id, fee = ZERO }) => (kind === 'giro' ? [{ id, fee }] : []))
  const cleared = await clearByLine(tx, actor, line, giros)
  const received = invoices.length > 0 ? await receiveForInvoices(tx, actor, { ...about, invoices }) : []
  const paid = bills.length > 0 ? await payForBills(tx, actor, { ...about, bills }) : []
  return [
    ...(await tiesOf(tx, actor, line, { kind: 'invoice', made: received })),
    ...(await tiesOf(tx, actor, line, { kind: 'bill', made: paid })),
    ...(await tiesOf(tx, actor, line, {
      kind: 'giro',
      made: cleared.map(({ id, clearingId }) => ({ id, cash: null, bookedAs: clearingId })),
    })),
  ]
}

/** A payment and what it moved; a giro moved its account by its clearing. */
interface Moved {
  readonly id: string
  readonly cash: Money | null
  readonly bookedAs?: string
}

// A payment that was held back whole moved nothing on the bank: there is no line of it to tie.
async function tiesOf(
  tx: Tx,
  actor: Actor,
  line: KeptLine,
  { kind, made }: { readonly kind: MadeFor['kind']; readonly made: readonly Moved[] },
): Promise<LineToTie[]> {
  const ties: LineToTie[] = []
  for (const { id, cash, bookedAs = id } of made) {
    if (cash === 0n) continue
    ties.push({ ...(await bookLineOf(tx, actor.companyId, bookedAs, line.cashAccountId)), payment: { kind, id } })
  }
  return ties
}

/** A cash entry that was made in the act, ready to be tied. */
export interface MadeEntry extends LineToTie {
  readonly cashEntryId: string
  readonly number: string
}

/** The line that something is booked with, and with whom the money was. */
type DayOfBank = KeptLine & { readonly partyName?: string | null }

/** Writes differences down as cash entries of the day of a line: what came in as one, what went out as another. */
export async function bookDifferences(
  tx: Tx,
  actor: Actor,
  line: DayOfBank,
  differences: Asked['differences'],
): Promise<readonly MadeEntry[]> {
  if (differences.length > 0 && !actor.can('create laporan-keuangan')) throw new Forbidden('create laporan-keuangan')
  const sides = [
    ['masuk', differences.filter(({ amount }) => amount > 0n)],
    ['keluar', differences.filter(({ amount }) => amount < 0n)],
  ] as const
  const made: MadeEntry[] = []
  for (const [kind, parts] of sides) {
    if (parts.length === 0) continue
    made.push(await bookSide(tx, actor, line, { kind, parts }))
  }
  return made
}

async function bookSide(
  tx: Tx,
  actor: Actor,
  line: DayOfBank,
  { kind, parts }: { readonly kind: 'masuk' | 'keluar'; readonly parts: Asked['differences'] },
): Promise<MadeEntry> {
  const { cashAccountId, date, description, reference, partyName = null } = line
  const made = await createCashEntry(tx, actor, {
    ...{ kind, date, arrivalDate: null, cashAccountId, toCashAccountId: null, amount: null, fee: null, files: [] },
    ...{ partyName, post: true, confirmDuplicates: true, reference: reference?.slice(0, 60) ?? null },
    memo: (parts[0]?.memo ?? description).slice(0, 300),
    lines: parts.map(({ account, amount, projectId }) => ({
      ...{ account, amount: amount < 0n ? negate(amount) : money(amount), memo: null, projectId, workItemId: null },
    })),
  })
  const booked = await bookLineOf(tx, actor.companyId, made.id, cashAccountId)
  return { ...booked, cashEntryId: made.id, number: made.number ?? '' }
}
