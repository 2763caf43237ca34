import { sum } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AnswerFrom, AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { withBankAccount } from '#modules/parties/face.ts'
import { paidBySupplier, type SupplierPaid } from './bills-to-pay.ts'
import type { payManyBills, PaymentRunStart, startPaymentRun } from './many-contract.ts'
import { pay } from './pay-supplier.ts'
import { unusedAdvances } from './store.ts'

/** Counts what would leave the bank for bills, and names the suppliers that no transfer can go to. */
export async function startMany(
  tx: Tx,
  actor: Actor,
  { billIds }: AskedOf<typeof startPaymentRun>,
): Promise<PaymentRunStart> {
  const suppliers = await toPay(tx, actor, billIds)
  const paid = new Map(suppliers.flatMap(({ allocations }) => allocations.map((one) => [one.billId, one] as const)))
  const bills = [...paid.values()].map(({ billId, amount, withheld = 0n }) => ({
    ...{ id: billId, open: String(amount), withheld: String(withheld), cash: String(amount - withheld) },
  }))
  const places = await cashAccounts(tx, actor.companyId)
  const ids = suppliers.map(({ supplierId }) => supplierId)
  const held = await unusedAdvances(tx, actor.companyId, ids)
  return {
    bills,
    amount: String(sum(suppliers.map(({ cash }) => cash))),
    withoutAccount: (await lackingAccount(tx, actor, suppliers)).map(({ supplierName }) => supplierName),
    advances: suppliers.flatMap(({ supplierId, supplierName: name }) => {
      const amount = held.get(supplierId)
      return amount === undefined ? [] : [{ supplierId, name, amount: String(amount) }]
    }),
    cashAccounts: places.map(({ id, kind, name }) => ({ id, kind, name })),
  }
}

/**
 * Pays the whole rest of bills, a payment for each supplier; one refusal, told at its bill, leaves all of them unpaid.
 * Throws 'paid.no-approved-accounts' with every supplier that a transfer cannot go to.
 */
export async function payMany(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof payManyBills>,
): Promise<AnswerFrom<typeof payManyBills>> {
  const { billIds, ...said } = asked
  const suppliers = await toPay(tx, actor, billIds)
  const lacking = asked.method === 'transfer' ? await lackingAccount(tx, actor, suppliers) : []
  const [first] = lacking
  if (first) {
    const names = lacking.map(({ supplierName }) => supplierName).join(', ')
    throw new Refusal('paid.no-approved-accounts', { suppliers: names }, { field: rowOf(billIds, first) })
  }
  const runId = newId()
  const way = { supplierBankAccountId: null, paidTo: null, notes: null, files: [] }
  for (const supplier of suppliers) {
    const { supplierId, allocations, cash } = supplier
    try {
      await pay(tx, actor, { ...said, ...way, supplierId, amount: cash, allocations }, runId)
    } catch (error) {
      throw error instanceof Refusal ? atItsBill(error, billIds, supplier) : error
    }
  }
  return { id: runId, payments: suppliers.length, amount: String(sum(suppliers.map(({ cash }) => cash))) }
}

// Whoever pays the same suppliers at the same time takes them in the same order.
async function toPay(tx: Tx, actor: Actor, billIds: readonly string[]): Promise<SupplierPaid[]> {
  const bills = [...new Set(billIds)].map((id) => ({ id }))
  const suppliers = await paidBySupplier(tx, actor, bills, (id) => `billIds.${billIds.indexOf(id)}`)
  return suppliers.toSorted((a, b) => (a.supplierId < b.supplierId ? -1 : 1))
}

async function lackingAccount(tx: Tx, actor: Actor, suppliers: readonly SupplierPaid[]): Promise<SupplierPaid[]> {
  const ids = suppliers.map(({ supplierId }) => supplierId)
  const having = await withBankAccount(tx, actor.companyId, ids)
  return suppliers.filter(({ supplierId }) => !having.has(supplierId))
}

function rowOf(billIds: readonly string[], { allocations }: SupplierPaid, at = 0): string {
  return `billIds.${billIds.indexOf(allocations[at]?.billId ?? '')}`
}

// What is wrong with the day or the account is so for all of them, and stays at its own field.
function atItsBill(error: Refusal, billIds: readonly string[], supplier: SupplierPaid): Refusal {
  if (error.field === 'date' || error.field === 'cashAccountId') return error
  const at = /^allocations\.(\d+)/.exec(error.field ?? '')?.[1]
  return new Refusal(error.code, error.facts, { field: rowOf(billIds, supplier, Number(at ?? 0)) })
}
