import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { termOf } from '#modules/company/companies/face.ts'
import { addressText, assertDealable } from '#modules/parties/rules.ts'
import {
  addressesOf,
  addToStanding,
  contactsOf,
  customerNames,
  customerRow,
  customerRowForShare,
  markOpeningPosted,
} from '#modules/parties/store.ts'

/** A customer as documents know it. */
export interface CustomerFacts {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: string
  readonly npwp: string | null
  readonly nitku: string | null
  readonly isPkp: boolean
  readonly taxAddress: string | null
  readonly phone: string | null
  readonly whatsapp: string | null
  readonly email: string | null
  readonly termDays: number | null
  readonly creditLimit: Money | null
  readonly priceLevel: string
  readonly discountPercent: Percent | null
  readonly salespersonId: string | null
  readonly withholdsTax: boolean
  readonly status: 'aktif' | 'diblokir'
  readonly blockedReason: string | null
  readonly isArchived: boolean
  readonly openingBalance: Money | null
  readonly openingDate: Day | null
  readonly isOpeningPosted: boolean
}

type Row = NonNullable<Awaited<ReturnType<typeof customerRow>>>

/** Reads a customer of a company, or answers 404. */
export async function customerOf(tx: Tx, companyId: string, id: string): Promise<CustomerFacts> {
  return factsOf(tx, companyId, found(await customerRow(tx, companyId, id)))
}

/** Reads a customer for a new order or posting: refuses a blocked or archived one, and holds it so until commit. */
export async function dealableCustomer(tx: Tx, companyId: string, id: string): Promise<CustomerFacts> {
  const customer = await factsOf(tx, companyId, found(await customerRowForShare(tx, companyId, id)))
  assertDealable(customer)
  return customer
}

/** Names of several customers by id. */
export async function customersById(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { code: string; name: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await customerNames(tx, companyId, ids)
  return new Map(rows.map(({ id, code, name }) => [id, { code, name }]))
}

/** What a document prints of a customer when it says nothing else: the billing and shipping address and the contact. */
export async function placesOf(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{
  billing: string | null
  shipping: string | null
  contactName: string | null
  contactPhone: string | null
}> {
  const addresses = await addressesOf(tx, companyId, id)
  const contacts = await contactsOf(tx, companyId, id)
  const text = (each: (typeof addresses)[number] | undefined) =>
    each ? addressText({ ...each, postalCode: each.postal_code }) : null
  const contact = contacts.find((each) => each.is_primary) ?? contacts[0]
  return {
    billing: text(addresses.find((each) => each.is_billing) ?? addresses[0]),
    shipping: text(addresses.find((each) => each.is_shipping) ?? addresses[0]),
    contactName: contact?.name ?? null,
    contactPhone: contact?.phone ?? null,
  }
}

/** A dealing with a customer: what it adds to what they owe, to their open orders, and when. */
export interface Dealing {
  readonly companyId: string
  readonly customerId: string
  readonly receivable?: Money
  readonly openOrders?: number
  readonly on?: Day
}

/** Keeps what the customer list shows; called in the transaction that deals, after the books are written. */
export async function dealt(tx: Tx, dealing: Dealing): Promise<void> {
  const { companyId, customerId, receivable, openOrders, on } = dealing
  await addToStanding(tx, {
    companyId,
    customerId,
    receivable: receivable ?? 0n,
    openOrders: openOrders ?? 0,
    on: on ?? null,
  })
}

/** Fixes the opening balance of a customer once it stands in the books. */
export async function openingPosted(tx: Tx, companyId: string, id: string): Promise<void> {
  await markOpeningPosted(tx, companyId, id)
}

async function factsOf(tx: Tx, companyId: string, row: Row): Promise<CustomerFacts> {
  const term = row.payment_term_id === null ? undefined : await termOf(tx, companyId, row.payment_term_id)
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    type: row.type,
    npwp: row.npwp,
    nitku: row.nitku,
    isPkp: row.is_pkp,
    taxAddress: row.tax_address,
    phone: row.phone,
    whatsapp: row.whatsapp,
    email: row.email,
    termDays: term?.days ?? null,
    creditLimit: row.credit_limit === null ? null : money(row.credit_limit),
    priceLevel: row.price_level,
    discountPercent: row.discount_percent === null ? null : percent(row.discount_percent),
    salespersonId: row.salesperson_id,
    withholdsTax: row.withholds_tax,
    status: row.status,
    blockedReason: row.blocked_reason,
    isArchived: row.archived_at !== null,
    openingBalance: row.opening_balance === null ? null : money(row.opening_balance),
    // Safe: a date column holds nothing but days.
    openingDate: row.opening_date as Day | null,
    isOpeningPosted: row.opening_posted_at !== null,
  }
}
