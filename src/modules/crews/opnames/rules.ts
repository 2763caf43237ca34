import { money, mulDiv, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf, type Percent } from '#ground/percent.ts'
import { minusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { ShareBy } from '../pieces/words.ts'

const QTY_ONE = 10_000n

/** A piece of work as it stands before an opname. */
export interface WorkStanding {
  readonly name: string
  readonly unit: string
  readonly rate: Money
  /** What the crew takes on. */
  readonly volume: Quantity
  /** What the crew was measured for. */
  readonly before: Quantity
  /** Of the bill of quantities that holds, with its addenda; null where the work item has none. */
  readonly agreed: Quantity | null
  /** What every crew was measured for of the work item. */
  readonly allBefore: Quantity
}

/** Tells what a volume comes to, half up to rupiah; refused above what the crew took on, or what the project agreed. */
export function pieceAmount(work: WorkStanding, volume: Quantity, field: string): Money {
  const says = (left: Quantity) => ({
    ...{ name: work.name, unit: work.unit, left: quantityText(left > 0n ? left : ZERO_QTY) },
  })
  const left = minusQty(work.volume, work.before)
  if (volume > left) throw new Refusal('opname.above-crew', says(left), { field })
  const agreedLeft = work.agreed === null ? null : minusQty(work.agreed, work.allBefore)
  if (agreedLeft !== null && volume > agreedLeft) throw new Refusal('opname.above-rab', says(agreedLeft), { field })
  return money(mulDiv(volume, work.rate, QTY_ONE))
}

/** Who shares in an opname. */
export interface Sharer {
  readonly workerId: string
  readonly halfDays: number
  /** Of a day, or of the whole in percent; in 1/10,000. */
  readonly weight: bigint
  /** Said by hand where amounts are agreed. */
  readonly amount: Money | null
}

/** What a member has of an opname. */
export interface MemberShare {
  readonly workerId: string
  readonly halfDays: number
  readonly amount: Money
  readonly retention: Money
}

/**
 * Splits an opname among its members, whole rupiah each, the rest to the leader; retention goes by the amounts in the
 * same way. Refused where nobody has days ('opname.no-days'), where somebody has money without days, which PPh 21 goes
 * by ('opname.days-missing'), or where amounts do not add up ('opname.not-whole').
 */
export function shareOut(given: {
  readonly gross: Money
  readonly retention: Percent
  readonly leaderId: string
  readonly by: ShareBy
  readonly members: readonly Sharer[]
}): MemberShare[] {
  const { gross, by, members, leaderId } = given
  if (members.every(({ halfDays }) => halfDays === 0)) throw new Refusal('opname.no-days', {}, { field: 'members' })
  const amounts = by === 'amount' ? saidAmounts(gross, members) : floors(gross, members.map(weightBy(by)))
  const shared = by === 'amount' ? amounts : restToLeader(gross, amounts, leaderAt(members, leaderId))
  const without = members.findIndex(({ halfDays }, at) => halfDays === 0 && (shared[at] ?? ZERO) > 0n)
  if (without >= 0) throw new Refusal('opname.days-missing', {}, { field: `members.${without}.halfDays` })
  const held = percentOf(gross, given.retention)
  const retentions = restToLeader(held, floors(held, shared), leaderAt(members, leaderId))
  return members.map(({ workerId, halfDays }, at) => ({
    ...{ workerId, halfDays, amount: shared[at] ?? ZERO, retention: retentions[at] ?? ZERO },
  }))
}

// The leader bears what whole rupiah leave over; where he had no day, whoever comes first among those who had.
function leaderAt(members: readonly Sharer[], leaderId: string): number {
  const at = members.findIndex(({ workerId, halfDays }) => workerId === leaderId && halfDays > 0)
  return at >= 0 ? at : members.findIndex(({ halfDays }) => halfDays > 0)
}

const weightBy =
  (by: ShareBy) =>
  ({ weight, halfDays }: Sharer) =>
    by === 'days' ? weight * BigInt(halfDays) : weight

function floors(total: Money, weights: readonly bigint[]): Money[] {
  const all = weights.reduce((sumOf, each) => sumOf + each, 0n)
  return weights.map((weight) => (all === 0n ? ZERO : money((total * weight) / all)))
}

function restToLeader(total: Money, parts: readonly Money[], at: number): Money[] {
  const rest = total - sum(parts)
  return parts.map((part, index) => (index === at ? money(part + rest) : part))
}

function saidAmounts(gross: Money, members: readonly Sharer[]): Money[] {
  const amounts = members.map(({ amount }) => amount ?? ZERO)
  const total = sum(amounts)
  if (total !== gross) throw new Refusal('opname.not-whole', { gross, total }, { field: 'members' })
  return amounts
}
