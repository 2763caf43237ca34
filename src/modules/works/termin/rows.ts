import { minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import { percent, percentText } from '#ground/percent.ts'
import type { ContractSeen, InvoicePreview } from '#modules/sales/face.ts'
import type { ReadyBill } from '../billing/contract.ts'
import type { Handover } from '../handover/contract.ts'
import type { Instalment } from '../instalments/contract.ts'
import { dueWords } from '../instalments/due-words.ts'
import { billName, nextBillName } from './bill-names.ts'
import type { TerminRow, TerminState } from './row.ts'

/** What the schedule of a contract is made of. */
export interface Scheduled {
  readonly seen: ContractSeen
  readonly ready: readonly ReadyBill[]
  readonly instalments: readonly Instalment[]
  /** Of all work, approved, percent. */
  readonly pct: string
  /** How far the work was at each termin, by invoice. */
  readonly reached: ReadonlyMap<string, { readonly pct: string }>
  /** What one bill today of all the work that is left would come to; null: nothing is left, or by instalments. */
  readonly rest: InvoicePreview | null
  /** Before the books began, before PPN; 0: nothing was. */
  readonly opened: Money
  readonly today: Day
  readonly dueOn: Day | null
  readonly handover: Pick<Handover, 'finalOn' | 'maintenanceUntil'> | null
}

/** Lists what was billed of a contract, may be billed and is still to come, in that order, each with its PPN. */
export function terminRows(of: Scheduled): TerminRow[] {
  return of.instalments.length > 0 ? byInstalments(of) : [...opened(of), ...billed(of), ...readyRows(of), ...ahead(of)]
}

const row = { percent: null, on: null, isExpected: false, waits: null, hasPaper: false } as const

function billed({ seen, instalments, reached }: Scheduled): TerminRow[] {
  const rows = seen.invoices.map((bill, at): TerminRow => ({
    ...row,
    ...{ key: `invoice.${bill.id}`, name: billName(bill, { seen, instalments, at }), state: bill.status },
    percent: bill.kind === 'sale' ? (reached.get(bill.id)?.pct ?? null) : percentOfKind(bill.kind, seen),
    ...{ on: bill.date, total: totalOf(bill), hasPaper: true },
  }))
  return rows.filter(({ state }) => state !== 'void').toReversed()
}

function readyRows({ seen, ready, pct, today }: Scheduled): TerminRow[] {
  return ready.map((bill) => ({
    ...{ ...row, key: bill.kind, name: nextBillName(bill.kind, seen), state: 'ready' as const },
    percent: bill.kind === 'sale' ? pct : percentOfKind(bill.kind, seen),
    ...{ on: today, total: totalOf(bill), hasPaper: true },
  }))
}

function opened({ seen, opened: amount }: Scheduled): TerminRow[] {
  if (amount === 0n) return []
  const total = String(plus(amount, ppnOf(amount, seen)))
  return [{ ...row, key: 'pembukuan', name: 'Sebelum pembukuan', state: 'opened', total }]
}

// Work that nobody approved yet, less what may be billed of it today, and what is held back until the end.
function ahead({ seen, ready, rest, dueOn, handover }: Scheduled): TerminRow[] {
  const now = ready.find(({ kind }) => kind === 'sale')
  const advance = ready.find(({ kind }) => kind === 'down_payment')
  const left = rest && minus(minus(money(totalOf(rest)), money(now ? totalOf(now) : '0')), recovered(advance))
  const isFreed = ready.some(({ kind }) => kind === 'retention')
  const held = plus(minus(seen.retentionHeld, seen.retentionReleased), money(rest?.retentionAmount ?? '0'))
  return [
    ...(left !== null && left > 0n ? [restRow(left, dueOn)] : []),
    ...(held > 0n && !isFreed ? [retentionRow(held, { seen, ready, rest, handover })] : []),
  ]
}

// Of a down payment that is still to be billed the termins after it take off what it asks for.
const recovered = (advance: ReadyBill | undefined) => (advance ? money(totalOf(advance)) : ZERO)

function restRow(total: Money, on: Day | null): TerminRow {
  const told = { name: 'Sisa pekerjaan', state: 'waiting' as const, percent: '100', on, isExpected: on !== null }
  return { ...row, ...told, key: 'sisa', waits: on === null ? 'progres berikutnya' : null, total: String(total) }
}

function retentionRow(
  held: Money,
  { seen, ready, rest, handover }: Pick<Scheduled, 'seen' | 'ready' | 'rest' | 'handover'>,
) {
  const soon = ready.some(({ kind }) => kind === 'retention_tax') ? ZERO : seen.retentionUntaxed
  const untaxed = plus(soon, rest && isUntaxed(rest) ? money(rest.retentionAmount) : ZERO)
  const on = handover && (handover.finalOn ?? handover.maintenanceUntil)
  const told = { key: 'retensi', name: 'Retensi', state: 'held' as TerminState, percent: plain(seen.retentionPercent) }
  const total = String(plus(held, ppnOf(untaxed, seen)))
  return { ...row, ...told, on, isExpected: on !== null, waits: handover?.finalOn ? null : 'BAST-2', total }
}

// Its PPN is not asked for with the termin.
const isUntaxed = ({ gross, downPaymentApplied, retentionAmount, dpp }: InvoicePreview) =>
  money(dpp) === minus(money(gross), sum([money(downPaymentApplied), money(retentionAmount)]))

function byInstalments(of: Scheduled): TerminRow[] {
  const bills = new Map(billed(of).map((one) => [one.key, one]))
  return of.instalments.map((part): TerminRow => {
    const bill = bills.get(`invoice.${part.invoiceId ?? ''}`)
    if (bill) return { ...bill, percent: part.percent }
    const on = part.expectedOn ?? part.dueOn
    const amount = money(part.amount)
    const isReady = of.ready.some(({ instalment }) => instalment?.id === part.id)
    const state = part.state === 'opened' ? 'opened' : isReady ? 'ready' : 'waiting'
    return {
      ...{ ...row, key: `angsuran.${part.id}`, name: part.name, state, percent: part.percent },
      ...{ on: isReady ? of.today : on, isExpected: !isReady && on !== null },
      waits: state === 'waiting' ? dueWords(part) : null,
      ...{ total: String(plus(amount, ppnOf(amount, of.seen))), hasPaper: isReady },
    }
  })
}

// As the contract bears it, with what the customer remits himself.
function ppnOf(amount: Money, { value, total }: Pick<ContractSeen, 'value' | 'total'>): Money {
  return value === 0n ? ZERO : (mulDiv(amount, minus(total, value), value) as Money)
}

const totalOf = ({ total, ppnCollected }: { readonly total: string; readonly ppnCollected: string }) =>
  String(plus(money(total), money(ppnCollected)))

const plain = (share: string | null) => share && percentText(percent(share))

function percentOfKind(kind: string, seen: ContractSeen): string | null {
  if (kind === 'down_payment') return plain(seen.downPaymentPercent)
  return kind === 'retention' ? plain(seen.retentionPercent) : null
}
