import { dayFormat } from '#ground/day-format.ts'
import { addDays, type Day } from '#ground/day.ts'
import { minus, money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { percent, percentText, shareOf } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { customerOf } from '#modules/parties/face.ts'
import type { KnownProject } from '#modules/projects/face.ts'
import { contractOf, previewContractBill, type ContractSeen } from '#modules/sales/face.ts'
import { earnedFacts } from '../billing/earned.ts'
import { keptContract } from '../billing/store.ts'
import { instalmentsOf } from '../instalments/store.ts'
import { expectedInstalments } from './instalment-income.ts'
import type { WeekOfCurve } from '../schedule/contract.ts'
import { earnedAhead, pointsTold, type EarnedPoint, type Expected } from './rules.ts'

/** Days a customer takes to pay where nothing was agreed. */
const USUAL_TERM = 30

interface Of {
  readonly project: KnownProject
  readonly today: Day
  readonly weeks: readonly WeekOfCurve[]
  /** The day retention is expected; null: unknown. */
  readonly retentionOn: Day | null
}

/** Tells what the contract of a project will bring: open invoices, the down payment, termins by plan and retention; PPh taken off. */
export async function expectedIncome(tx: Tx, actor: Actor, of: Of): Promise<Expected[]> {
  const kept = await keptContract(tx, actor.companyId, of.project.id)
  const seen = kept && (await contractOf(tx, actor, kept.orderId))
  if (!seen || seen.state !== 'posted') return []
  const facts = await earnedFacts(tx, actor.companyId, of.project.id)
  const { termDays } = await customerOf(tx, actor.companyId, of.project.customerId)
  const term = termDays ?? USUAL_TERM
  const instalments = await instalmentsOf(tx, actor.companyId, { projectId: of.project.id, seen })
  if (instalments.length > 0) {
    const { today, weeks, retentionOn } = of
    const about = { orderId: kept.orderId, seen, today, weeks, retentionOn, endOn: of.project.endDate, term }
    return [...openInvoices(seen, kept.orderId), ...(await expectedInstalments(tx, actor, instalments, about))]
  }
  const earned = facts && facts.earned > seen.billed ? facts.earned : seen.billed
  const curve = of.weeks.map(({ to, plan }) => ({ to: to as Day, plan: percent(plan) }))
  const ahead = pointsTold(earnedAhead({ today: of.today, value: seen.value, earned, curve }), of.today)
  const points = [{ on: of.today, earned }, ...ahead].filter((point) => point.earned > seen.billed)
  const bill = { orderId: kept.orderId, date: of.today, notes: null }
  const advance = isAdvanceOpen(seen) ? await previewContractBill(tx, actor, { ...bill, kind: 'down_payment' }) : null
  const billed: Billed[] = []
  for (const { earned: upTo } of points) {
    const told = await previewContractBill(tx, actor, { ...bill, kind: 'sale', earned: upTo })
    const own = { payable: money(told.payable), dpp: money(told.dpp), retention: money(told.retentionAmount) }
    billed.push({
      ...own,
      whole: own.payable,
      payable: minus(own.payable, recovered(advance, { upTo, value: seen.value })),
    })
  }
  return [
    ...openInvoices(seen, kept.orderId),
    ...(advance ? [downPayment(money(advance.payable), addDays(of.today, term))] : []),
    ...terminRows(points, billed, { term, value: seen.value }),
    ...retentionRow(seen, billed.at(-1), of.retentionOn),
  ]
}

/** What one bill now of all work up to a point would come to. */
interface Billed {
  /** Less what a down payment still to be billed takes of it. */
  readonly payable: Money
  readonly whole: Money
  readonly dpp: Money
  readonly retention: Money
}

const isAdvanceOpen = (seen: ContractSeen) =>
  seen.downPaymentPercent !== null && seen.downPaymentBilled === ZERO && seen.billed === ZERO

// A down payment that is still to be billed is recovered in proportion by the termins after it.
function recovered(advance: { readonly payable: string } | null, of: { upTo: Money; value: Money }): Money {
  return advance && of.value > 0n ? (mulDiv(money(advance.payable), of.upTo, of.value) as Money) : ZERO
}

function openInvoices({ invoices }: ContractSeen, orderId: string): Expected[] {
  return invoices.flatMap((row) => {
    const amount = minus(money(row.openDue), money(row.withholdingOpen))
    if (row.state !== 'posted' || amount <= 0n) return []
    const told = {
      number: row.number,
      text: 'Sisa setelah PPh dipotong',
      href: `/order/invoice/${orderId}?dokumen=${row.id}`,
    }
    return [{ id: row.id, kind: 'invoice' as const, isIn: true, on: row.dueDate as Day, amount, ...told }]
  })
}

function downPayment(amount: Money, on: Day): Expected {
  const text = 'Sesuai kontrak, belum dibuat invoice'
  return { id: 'down-payment', kind: 'down_payment', isIn: true, number: null, text, on, amount, href: null }
}

function terminRows(
  points: readonly EarnedPoint[],
  billed: readonly Billed[],
  { term, value }: { readonly term: number; readonly value: Money },
): Expected[] {
  return points.flatMap(({ on, earned }, at) => {
    const amount = minus(billed[at]?.payable ?? ZERO, billed[at - 1]?.payable ?? ZERO)
    if (amount <= 0n) return []
    const share = percentText(shareOf(earned, value) ?? percent('0')).replace('.', ',')
    const text = `Progres sampai ${share}% per ${dayFormat(on, 'short')}, dibayar ${term} hari kemudian`
    const kind = 'termin' as const
    return [{ id: `termin-${on}`, kind, isIn: true, number: null, text, on: addDays(on, term), amount, href: null }]
  })
}

// Paid with PPN and less PPh as the last termin is.
function retentionRow(seen: ContractSeen, last: Billed | undefined, on: Day | null): Expected[] {
  const held = plus(minus(seen.retentionHeld, seen.retentionReleased), last?.retention ?? ZERO)
  if (held <= 0n) return []
  const amount = last && last.dpp > 0n ? (mulDiv(held, last.whole, last.dpp) as Money) : held
  const text = on === null ? 'Setelah masa pemeliharaan' : 'Akhir masa pemeliharaan'
  return [{ id: 'retention', kind: 'retention', isIn: true, number: null, text, on, amount, href: null }]
}
