import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { labelOf } from '#kit/posting/label.ts'
import { approvedBankAccounts } from '#modules/parties/face.ts'
import type { Bill } from '../bills/store.ts'
import { visibleBills } from '../bills/visible.ts'
import { own } from '../store.ts'
import { voided } from './change-payment.ts'
import { paidBySupplier, type BillPaid } from './bills-to-pay.ts'
import { pay } from './pay-supplier.ts'
import { heldOf } from './pph-rules.ts'
import { dueOf } from './settle.ts'
import { readPayment } from './store.ts'

/** An open bill that money from a bank account may have paid; amounts in rupiah. */
export interface BillClaim {
  readonly id: string
  readonly number: string
  readonly party: string
  readonly date: Day
  readonly due: Day | null
  readonly open: Money
  /** PPh that is still to be held back of what is open. */
  readonly withheld: Money
}

/** Lists at most `most` open bills, those whose amount is nearest first; `q` narrows them by number or supplier. */
export async function billClaims(
  tx: Tx,
  actor: Actor,
  near: { readonly amount: Money; readonly q: string; readonly most: number },
): Promise<BillClaim[]> {
  const rows = await own(tx)
    .selectFrom('purchase_bill')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('state', '=', 'posted')
    .where('open_due', '>', ZERO)
    .where(visibleBills(actor))
    .where(
      sql<boolean>`position(lower(${near.q}) in lower(concat_ws(' ', number, supplier_invoice_no, supplier_name))) > 0`,
    )
    .orderBy(sql`abs(open_due - ${near.amount}::bigint)`)
    .orderBy('due_date')
    .orderBy('id')
    .limit(near.most)
    .execute()
  return rows.map(claimOf)
}

function claimOf(bill: Bill): BillClaim {
  const due = dueOf(bill)
  return {
    ...{ id: bill.id, number: labelOf(bill.number), party: bill.supplier_name },
    ...{ date: bill.bill_date, due: bill.due_date, open: due.open, withheld: heldOf(due, due.open) },
  }
}

/** A payment that was made: what left the bank by it. */
export interface MadePayment {
  readonly id: string
  readonly cash: Money
}

/** Records what left the bank for open bills: one payment for each supplier. Throws 'paid.bill-not-open'. */
export async function payForBills(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly date: Day
    readonly cashAccountId: string
    readonly reference: string | null
    readonly bills: readonly BillPaid[]
  },
): Promise<MadePayment[]> {
  if (!actor.can('update pembelian-barang')) throw new Forbidden('update pembelian-barang')
  const made: MadePayment[] = []
  for (const { supplierId, allocations, cash } of await paidBySupplier(tx, actor, asked.bills, () => 'claims')) {
    // The money has left already: where no account of the supplier is approved, that is not asked any more.
    const approved = await approvedBankAccounts(tx, actor.companyId, supplierId)
    const { id } = await pay(tx, actor, {
      ...{ supplierId, amount: cash, allocations, files: [], date: asked.date, cashAccountId: asked.cashAccountId },
      ...{ method: approved.length > 0 ? 'transfer' : 'lainnya', supplierBankAccountId: null, paidTo: null },
      ...{ reference: asked.reference, notes: null, confirmDuplicates: true },
    })
    made.push({ id, cash })
  }
  return made
}

/** Takes back a payment that was made of a line of the bank, where the person may; tells whether it was. */
export async function takeBackPaid(tx: Tx, actor: Actor, id: string, reason: string): Promise<boolean> {
  if (!actor.can('delete pembelian-barang')) return false
  const { version, state } = await readPayment(tx, actor, id)
  if (state === 'posted') await voided(tx, actor, { id, version, reason })
  return true
}
