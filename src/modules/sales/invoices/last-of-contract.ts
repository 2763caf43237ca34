import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { Invoice } from './store.ts'

type ContractQuestion = (tx: Tx, companyId: string, orderId: string) => Promise<boolean>

let isOfContract: ContractQuestion = async () => false

/** Works says here which orders are contracts of a project: their invoices build on each other. */
export function tellContractOrders(told: ContractQuestion): void {
  isOfContract = told
}

/** Refuses to take an invoice of a contract back while a later one stands, whose recovery and retention go on from it ('invoice.later-invoice'). */
export async function refuseBeforeLast(tx: Tx, invoice: Invoice): Promise<void> {
  const { company_id: companyId, order_id: orderId } = invoice
  if (orderId === null || !(await isOfContract(tx, companyId, orderId))) return
  const later = await own(tx)
    .selectFrom('sales_invoice')
    .select('number')
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'posted')
    .where('id', '>', invoice.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (later)
    throw new Refusal('invoice.later-invoice', { number: invoice.number ?? '', last: later.number ?? 'yang terakhir' })
}
