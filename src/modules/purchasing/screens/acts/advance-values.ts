import { pphKinds } from '#ground/pph.ts'
import { minus, money, ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { proposedPph, withheldBase } from '../../bills/bought.ts'
import type { AdvanceStart, DownPaymentStart, payDownPayment } from '../../payments/contract.ts'
import type { AdvanceBuys } from '../../payments/contract.ts'
import { advancePph } from '../../payments/pph-rules.ts'
import { objectInput } from './bill-values.ts'
import { freshPaying, payingInput, type PayingValues } from './paying-fields.tsx'

export interface AdvanceValues extends PayingValues {
  /** What it counts for, PPh included. */
  readonly amount: string
  readonly withholdingKind: string
  /** Empty: as proposed. */
  readonly withholdingRate: string
  /** What PPh 22 or 23 is held back for; empty: the last one of the supplier. */
  readonly withholdingObject: string
  readonly proofNo: string
  readonly files: readonly string[]
}

/** What an advance without an order is usually for: what the PPh on the supplier's card is of. */
export function usuallyBought({ pphType }: AdvanceStart): AdvanceBuys {
  return pphType === null || pphType === 'pph22' ? 'barang' : 'jasa'
}

/** An advance without an order, as one on an order of services or goods alone. */
export function startFor(start: AdvanceStart, buys: AdvanceBuys): DownPaymentStart {
  const whole = money(start.dpp)
  const bought = { services: buys === 'jasa' ? whole : ZERO, whole, isHire: false }
  const withholdingKind = proposedPph(start.pphType, bought)
  return { ...start, wanted: '0', room: start.total, services: String(bought.services), withholdingKind }
}

/** What the order asks for, with the PPh that is proposed of it. */
export function freshAdvance(start: DownPaymentStart): AdvanceValues {
  return {
    ...freshPaying(start),
    amount: BigInt(start.wanted) > 0n ? start.wanted : '',
    withholdingKind: start.withholdingKind ?? '',
    withholdingRate: '',
    withholdingObject: '',
    proofNo: '',
    files: [],
  }
}

export interface AdvanceSums {
  readonly base: Money
  readonly withheld: Money
  /** The money that leaves. */
  readonly leaving: Money
}

/** The PPh of what is typed, and the money that leaves; null where nothing can be reckoned yet. */
export function advanceSums(values: AdvanceValues, start: DownPaymentStart): AdvanceSums | null {
  if (!/^\d+$/.test(values.amount)) return null
  const amount = money(values.amount)
  const kind = kindOf(values)
  const rate = rateOf(values, start)
  if (kind === null || rate === null) return { base: ZERO, withheld: ZERO, leaving: amount }
  const taxed = withheldBase(kind, { services: money(start.services), whole: money(start.dpp) })
  const { base, withheld } = advancePph({ base: taxed, total: money(start.total) }, amount, rate)
  return { base, withheld, leaving: minus(amount, withheld) }
}

/** What is sent. */
export function advanceInput(values: AdvanceValues): Omit<InputOf<typeof payDownPayment>, 'id'> {
  const kind = kindOf(values)
  return {
    ...payingInput(values),
    amount: values.amount,
    withholdingKind: kind,
    withholdingRate: (kind && values.withholdingRate) || null,
    ...objectInput(values),
    proofNo: kind ? values.proofNo : '',
    files: [...values.files],
  }
}

function kindOf({ withholdingKind }: AdvanceValues) {
  return pphKinds.find((one) => one === withholdingKind) ?? null
}

function rateOf(values: AdvanceValues, start: DownPaymentStart) {
  const proposed = start.withholdings.find((one) => one.kind === values.withholdingKind)
  if (!proposed) return null
  const text = values.withholdingRate || proposed.rate
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? percent(text) : null
}
