import type { PayMethod } from '#ground/pay-method.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import {
  approvedBankAccounts,
  supplierOf,
  type ApprovedBankAccount,
  type SupplierFacts,
} from '#modules/parties/face.ts'
import type { SupplierPaymentStart } from './contract.ts'
import { unusedAdvance } from './store.ts'

interface Way {
  readonly supplier: Pick<SupplierFacts, 'id' | 'name'>
  readonly method: PayMethod
  readonly supplierBankAccountId: string | null
}

/** Where a transfer goes: only to an account of the supplier that two people have seen. */
export async function bankAccountFor(tx: Tx, actor: Actor, way: Way): Promise<ApprovedBankAccount | null> {
  if (way.method !== 'transfer') return null
  const approved = await approvedBankAccounts(tx, actor.companyId, way.supplier.id)
  const wanted = way.supplierBankAccountId
  const chosen = wanted === null ? approved[0] : approved.find((account) => account.id === wanted)
  if (!chosen)
    throw new Refusal('paid.no-approved-account', { supplier: way.supplier.name }, { field: 'supplierBankAccountId' })
  return chosen
}

/** What the payment form begins with. */
export async function start(tx: Tx, actor: Actor, supplierId: string): Promise<SupplierPaymentStart> {
  const supplier = await supplierOf(tx, actor.companyId, supplierId)
  const cash = await cashAccounts(tx, actor.companyId)
  const banks = await approvedBankAccounts(tx, actor.companyId, supplier.id)
  return {
    supplierId: supplier.id,
    supplierName: supplier.name,
    cashAccounts: cash.map(({ id, kind, name }) => ({ id, kind, name })),
    bankAccounts: banks.map(({ id, bank, accountNo, holder, isDefault }) => ({
      id,
      bank,
      accountNo,
      holder,
      isDefault,
    })),
    advance: String(await unusedAdvance(tx, actor.companyId, supplier.id)),
  }
}
