import { dayFormat } from '#ground/day-format.ts'
import { addDays, type Day } from '#ground/day.ts'
import { minus, money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { percent, percentText } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { previewContractBill, type ContractSeen } from '#modules/sales/face.ts'
import { dueWords } from '../instalments/due-words.ts'
import { instalmentShares } from '../instalments/rules.ts'
import type { KeptInstalment } from '../instalments/store.ts'
import type { WeekOfCurve } from '../schedule/contract.ts'
import type { Expected } from './rules.ts'

interface Of {
  readonly orderId: string
  readonly seen: ContractSeen
  readonly today: Day
  readonly weeks: readonly WeekOfCurve[]
  /** The agreed end of the work, and the end of its maintenance; null: unknown. */
  readonly endOn: Day | null
  readonly retentionOn: Day | null
  /** Days the customer takes to pay. */
  readonly term: number
}

/** Tells when the instalments that are not billed will be paid and what comes of each: with PPN, PPh taken off. */
export async function expectedInstalments(
  tx: Tx,
  actor: Actor,
  rows: readonly KeptInstalment[],
  of: Of,
): Promise<Expected[]> {
  const shares = instalmentShares(rows, of.seen)
  const left = [...shares.values()].reduce((all, { amount }) => plus(all, amount), ZERO)
  if (left === 0n) return []
  // One invoice of all that is left tells what is paid of it; each part is taken off the parts up to it, so nothing is lost.
  const bill = { orderId: of.orderId, date: of.today, kind: 'sale' as const, notes: null }
  const whole = await previewContractBill(tx, actor, { ...bill, earned: plus(of.seen.billed, left) })
  const payable = money(whole.payable)
  let upTo = ZERO
  return rows.flatMap((row) => {
    const share = shares.get(row.id)
    if (!share || share.amount === 0n) return []
    const before = paidOf(payable, upTo, left)
    upTo = plus(upTo, share.amount)
    const on = billedOn(row, of)
    return [
      {
        ...{ id: `instalment-${row.id}`, kind: 'instalment' as const, isIn: true, number: null, href: null },
        text: `${row.name}, ${whenOf(row, on)}`,
        on: on && addDays(on, of.term),
        amount: minus(paidOf(payable, upTo, left), before),
      },
    ]
  })
}

const paidOf = (payable: Money, part: Money, whole: Money) => mulDiv(payable, part, whole) as Money

// The day that was agreed on, else the one on which what it waits for is planned; what should have been billed is billed today.
function billedOn(row: KeptInstalment, of: Of): Day | null {
  const on = row.expectedOn ?? plannedOn(row, of)
  return on !== null && on < of.today ? of.today : on
}

function plannedOn({ dueBy, duePercent, dueOn }: KeptInstalment, of: Of): Day | null {
  if (dueBy === 'date') return dueOn
  if (dueBy === 'bast-1') return of.endOn
  if (dueBy === 'bast-2') return of.retentionOn
  if (duePercent === 0n) return of.today
  return (of.weeks.find(({ plan }) => percent(plan) >= (duePercent ?? 0n))?.to as Day | undefined) ?? of.endOn
}

function whenOf(row: KeptInstalment, on: Day | null): string {
  const due = dueWords({ ...row, duePercent: row.duePercent === null ? null : percentText(row.duePercent) })
  return on === null ? due : `${due}, ditagih ${dayFormat(on, 'short')}`
}
