import { money, type Money } from '#ground/money.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
import type { OpenBill } from '../../bills/contract.ts'
import type { paySupplier } from '../../payments/contract.ts'
import { baseOf, heldOf, type DueBill } from '../../payments/pph-rules.ts'
import type { PayingValues } from './paying-fields.tsx'

/** One open bill, and what of it is paid now. */
export interface PaidBill extends KeyedRow {
  readonly billId: string
  readonly isOn: boolean
  /** What it takes off the bill, withheld tax included. */
  readonly amount: string
  readonly withheld: string
  readonly proofNo: string
}

export interface PayValues extends PayingValues {
  readonly bills: readonly PaidBill[]
  /** Paid on top of the bills. */
  readonly extra: string
  readonly files: readonly string[]
}

/** What is being paid: one bill, or those of an order. */
export interface MeantBills {
  readonly billId?: string | undefined
  readonly orderNumber?: string | undefined
}

/** Every open bill, whole; ticked: those asked for, else those that are due, else the oldest. */
export function freshBills(bills: readonly OpenBill[], of: MeantBills = {}): readonly PaidBill[] {
  const isDue = bills.some((bill) => bill.isOverdue)
  const meant = bills.filter((bill) => bill.id === of.billId || bill.orderNumbers.includes(of.orderNumber ?? ''))
  return bills.map((bill, index) => ({
    key: bill.id,
    billId: bill.id,
    isOn: meant.length > 0 ? meant.includes(bill) : isDue ? bill.isOverdue : index === 0,
    amount: bill.openDue,
    withheld: bill.withholdingOpen === '0' ? '' : bill.withholdingOpen,
    proofNo: '',
  }))
}

/**
 * The rows again when the open bills changed under them: an advance was used, somebody else paid. What was left whole
 * stays whole, what was typed stays as far as the bill still owes it.
 */
export function followedBills(
  rows: readonly PaidBill[],
  before: readonly OpenBill[],
  now: readonly OpenBill[],
): readonly PaidBill[] {
  return freshBills(now).map((fresh) => {
    const row = rows.find((one) => one.billId === fresh.billId)
    if (!row) return { ...fresh, isOn: false }
    const was = before.find((one) => one.id === row.billId)
    const isWhole = was?.openDue === row.amount || read(row.amount) > read(fresh.amount)
    const amount = isWhole ? fresh.amount : row.amount
    const bill = now.find((one) => one.id === row.billId)
    const isProposed = was !== undefined && row.withheld === proposedPph(was, row.amount)
    return { ...row, amount, withheld: isProposed && bill ? proposedPph(bill, amount) : row.withheld }
  })
}

/** The PPh that is proposed when this much of a bill is paid; blank for none. */
export function proposedPph(bill: OpenBill, amount: string): string {
  const held = heldOf(dueBill(bill), money(read(amount)))
  return held === 0n ? '' : held.toString()
}

/** What the PPh of a row is reckoned from; of the whole bill while none is typed. */
export function pphBase(bill: OpenBill, withheld: string): Money {
  const held = money(read(withheld))
  return held === 0n ? money(bill.withholdingBase) : baseOf(dueBill(bill), held)
}

/** An open bill as the rules of PPh see it. */
export function dueBill(bill: OpenBill): DueBill {
  return {
    id: bill.id,
    number: bill.label,
    total: money(bill.total),
    open: money(bill.openDue),
    returned: money(bill.returnedTotal),
    withheld: money(bill.withheldTotal),
    withholdingKind: bill.withholdingKind,
    withholdingBase: money(bill.withholdingBase),
    withholdingAmount: money(bill.withholdingAmount),
  }
}

/** The money that leaves: what is settled less what is withheld, and the advance on top. */
export function leavingOf({ bills, extra }: Pick<PayValues, 'bills' | 'extra'>): Money {
  const paid = bills
    .filter((bill) => bill.isOn)
    .reduce((sum, bill) => sum + read(bill.amount) - read(bill.withheld), 0n)
  return money(paid + read(extra))
}

/** What is sent of the ticked bills. */
export function allocationsOf(
  { bills }: Pick<PayValues, 'bills'>,
  open: readonly OpenBill[],
): NonNullable<InputOf<typeof paySupplier>['allocations']> {
  return bills.flatMap((bill) => {
    const of = open.find((one) => one.id === bill.billId)
    if (!bill.isOn || !of || read(bill.amount) === 0n) return []
    const { withholdingKind, withholdingRate } = of
    return [
      {
        billId: bill.billId,
        amount: bill.amount,
        withheld: read(bill.withheld).toString(),
        withholdingKind,
        withholdingRate,
        proofNo: bill.proofNo,
        proofDate: null,
      },
    ]
  })
}

// What cannot be read yet counts as not typed; the field itself says what is wrong.
function read(text: string): bigint {
  return /^\d+$/.test(text) ? BigInt(text) : 0n
}
