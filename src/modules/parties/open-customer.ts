import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { readRow } from '#kit/record/rows.ts'
import { openRecord } from '#kit/record/verbs.ts'
import { wireValue } from '#kit/list/wire.ts'
import { personOf } from '#modules/company/accounts/face.ts'
import type { Customer, CustomerBrief } from '#modules/parties/contract.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { addressText } from '#modules/parties/rules.ts'
import { pageFacts, pickedParties, termFor } from '#modules/parties/look-up-party.ts'
import { addressesOf, contactsOf } from '#modules/parties/party-store.ts'
import { customerRow } from '#modules/parties/store.ts'
import { found } from '#kit/http/not-found.ts'
import type { CustomerChoice } from '#modules/parties/picks/contract.ts'

/** Shows a customer whole. */
export async function openCustomer(tx: Tx, actor: Actor, id: string): Promise<Customer> {
  const master = await openRecord(tx, actor, customerRecord, id)
  const row = found(await customerRow(tx, actor.companyId, id))
  const into = row.merged_into === null ? undefined : await customerRow(tx, actor.companyId, row.merged_into)
  const salesperson = row.salesperson_id === null ? undefined : await personOf(tx, actor.companyId, row.salesperson_id)
  return {
    ...master,
    ...(await pageFacts(tx, row)),
    salespersonName: salesperson?.name ?? null,
    mergedInto: into ? { id: into.id, name: into.name } : null,
  }
}

/** Shows what a document takes from a customer. */
export async function briefOf(tx: Tx, actor: Actor, id: string): Promise<CustomerBrief> {
  await readRow(tx, customerRecord, actor, id)
  const row = found(await customerRow(tx, actor.companyId, id))
  const term = await termFor(tx, row)
  const contacts = await contactsOf(tx, customerRecord, actor.companyId, id)
  const addresses = await addressesOf(tx, customerRecord, actor.companyId, id)
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    city: row.city,
    phone: row.phone,
    status: row.status,
    npwp: row.npwp,
    isPkp: row.is_pkp,
    withholdsTax: row.withholds_tax,
    priceLevel: row.price_level,
    discountPercent: wireValue(row.discount_percent, 'percent') as string | null,
    salespersonId: row.salesperson_id,
    paymentTermId: row.payment_term_id,
    termDays: term?.days ?? null,
    creditLimit: row.credit_limit === null ? null : String(row.credit_limit),
    contacts: contacts.map(({ is_primary, position: _position, ...contact }) => ({
      ...contact,
      isPrimary: is_primary,
    })),
    addresses: addresses.map((each) => ({
      id: each.id,
      label: each.label,
      text: addressText({ ...each, postalCode: each.postal_code }),
      isBilling: each.is_billing,
      isShipping: each.is_shipping,
    })),
  }
}

/** Answers a picker: the typed words, or the one already chosen. */
export function pickedCustomers(
  tx: Tx,
  actor: Actor,
  asked: { q?: string; id?: string; last?: string },
): Promise<CustomerChoice[]> {
  return pickedParties<CustomerChoice>(tx, actor, customerRecord, asked)
}
