import type { PphKind } from '#ground/pph.ts'
import { minus, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Bill } from '../bills/store.ts'
import { visibleBills } from '../bills/visible.ts'
import { own } from '../store.ts'
import type { paySupplier } from './contract.ts'
import { heldOf } from './pph-rules.ts'
import { dueOf } from './settle.ts'

/** What a payment takes off a bill: absent, all that is open and the PPh the bill asks for. */
export interface BillPaid {
  readonly id: string
  readonly amount?: Money
  readonly withheld?: Money
  readonly withholdingKind?: PphKind
}

/** What one supplier is paid: which bills, and the money that leaves, in rupiah. */
export interface SupplierPaid {
  readonly supplierId: string
  readonly supplierName: string
  readonly allocations: AskedOf<typeof paySupplier>['allocations']
  readonly cash: Money
}

/** Sorts open bills by their suppliers, with what each is paid. Throws 'paid.bill-not-open' at the field of that bill. */
export async function paidBySupplier(
  tx: Tx,
  actor: Actor,
  asked: readonly BillPaid[],
  fieldOf: (billId: string) => string,
): Promise<SupplierPaid[]> {
  const found = await openById(tx, actor, asked)
  const suppliers = Map.groupBy(asked, ({ id }) => found.get(id)?.supplier_id ?? '')
  return [...suppliers].map(([supplierId, bills]) => {
    const allocations = bills.map((each) => takenOff(found.get(each.id), each, fieldOf(each.id)))
    const of = (part: 'amount' | 'withheld') => sum(allocations.map((one) => one[part]))
    const supplierName = found.get(bills[0]?.id ?? '')?.supplier_name ?? ''
    return { supplierId, supplierName, allocations, cash: minus(of('amount'), of('withheld')) }
  })
}

async function openById(tx: Tx, actor: Actor, asked: readonly BillPaid[]): Promise<Map<string, Bill>> {
  const rows = await own(tx)
    .selectFrom('purchase_bill')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where(
      'id',
      'in',
      asked.map(({ id }) => id),
    )
    .where('state', '=', 'posted')
    .where('open_due', '>', ZERO)
    .where(visibleBills(actor))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function takenOff(bill: Bill | undefined, asked: BillPaid, field: string) {
  if (!bill) throw new Refusal('paid.bill-not-open', {}, { field })
  const due = dueOf(bill)
  const amount = asked.amount ?? due.open
  return {
    ...{ billId: bill.id, amount, withheld: asked.withheld ?? heldOf(due, amount) },
    ...{ withholdingKind: asked.withholdingKind ?? null, withholdingRate: null, proofNo: null, proofDate: null },
  }
}
