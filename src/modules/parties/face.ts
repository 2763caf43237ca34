import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { percent, percentText, type Percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { termFor } from '#modules/parties/look-up-party.ts'
import { addressText, assertDealable, assertSupplierDealable } from '#modules/parties/rules.ts'
import { customerRecord, type VatCollector } from '#modules/parties/customer.record.ts'
import { addressesOf, contactsOf, markOpeningPosted, markOpeningTakenBack } from '#modules/parties/party-store.ts'
import { customerReaders } from '#modules/parties/privacy/rules.ts'
import { addToStanding, customerNames, customerRow, customerRowHeld } from '#modules/parties/store.ts'
import { factsOf as supplierFacts, type SupplierFacts } from '#modules/parties/suppliers/facts.ts'
import * as suppliers from '#modules/parties/suppliers/store.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

export type { SupplierFacts } from '#modules/parties/suppliers/facts.ts'
export { withBankAccount } from '#modules/parties/suppliers/store.ts'
export { generalSupplierId } from '#modules/parties/suppliers/general-supplier.ts'

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
  readonly vatCollector: VatCollector
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

/** How a customer is known to the tax office, as a faktur pajak names them. */
export interface TaxIdentity {
  readonly npwp: string | null
  /** Of a person; null also for who may not read it. */
  readonly nik: string | null
  readonly nitku: string | null
  readonly taxAddress: string | null
  readonly email: string | null
}

/** Reads how a customer is known to the tax office, or answers 404; the NIK only for who keeps customers. */
export async function taxIdentityOf(tx: Tx, actor: Actor, id: string): Promise<TaxIdentity> {
  const { npwp, nik, nitku, tax_address: taxAddress, email } = found(await customerRow(tx, actor.companyId, id))
  return { npwp, nik: customerReaders.some((right) => actor.can(right)) ? nik : null, nitku, taxAddress, email }
}

/**
 * Reads a customer for a new order or posting: refuses a blocked or archived one, and holds it so until commit. Held `alone`,
 * nobody else deals with it meanwhile.
 */
export async function dealableCustomer(
  tx: Tx,
  companyId: string,
  id: string,
  hold: 'shared' | 'alone' = 'shared',
): Promise<CustomerFacts> {
  const customer = await factsOf(tx, companyId, found(await customerRowHeld(tx, companyId, id, hold)))
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
  const addresses = await addressesOf(tx, customerRecord, companyId, id)
  const contacts = await contactsOf(tx, customerRecord, companyId, id)
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
  await markOpeningPosted(tx, customerRecord, companyId, id)
}

/** Frees the opening balance of a customer that was taken back. */
export async function openingTakenBack(tx: Tx, companyId: string, id: string): Promise<void> {
  await markOpeningTakenBack(tx, customerRecord, companyId, id)
}

/** Frees the opening balance of a supplier that was taken back. */
export async function supplierOpeningTakenBack(tx: Tx, companyId: string, id: string): Promise<void> {
  await markOpeningTakenBack(tx, supplierRecord, companyId, id)
}

/** Reads a supplier of a company, or answers 404. */
export async function supplierOf(tx: Tx, companyId: string, id: string): Promise<SupplierFacts> {
  return supplierFacts(tx, companyId, found(await suppliers.supplierRow(tx, companyId, id)))
}

/** Reads a supplier for a new purchase or posting: refuses one blocked, archived or not approved; holds it so until commit. */
export async function dealableSupplier(tx: Tx, companyId: string, id: string): Promise<SupplierFacts> {
  const supplier = await supplierFacts(tx, companyId, found(await suppliers.supplierRowForShare(tx, companyId, id)))
  assertSupplierDealable(supplier)
  return supplier
}

/** What lists and reports show of a supplier. */
export interface SupplierName {
  readonly code: string
  readonly name: string
  readonly isPkp: boolean
  readonly leadTimeDays: number | null
}

/** Names of several suppliers by id. */
export async function suppliersById(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SupplierName>> {
  if (ids.length === 0) return new Map()
  const rows = await suppliers.supplierRows(tx, companyId, ids)
  return new Map(
    rows.map(({ id, code, name, is_pkp: isPkp, lead_time_days: leadTimeDays }) => [
      id,
      { code, name, isPkp, leadTimeDays },
    ]),
  )
}

/** A dealing with a supplier: what it adds to what we owe and to what we bought, and when. */
export interface SupplierDealing {
  readonly supplierId: string
  readonly payable?: Money
  readonly bought?: Money
  readonly on: Day
}

/** Keeps what the supplier list shows; called in the transaction that deals, after the books are written. */
export async function supplierDealt(tx: Tx, companyId: string, dealing: SupplierDealing): Promise<void> {
  const { supplierId, payable, bought, on } = dealing
  await suppliers.addToStanding(tx, { companyId, supplierId, payable: payable ?? 0n, bought: bought ?? 0n, on })
}

/** How well a supplier delivers; null where nothing can be said yet. */
export interface SupplierScore {
  readonly supplierId: string
  readonly onTimePercent: Percent | null
  readonly rejectPercent: Percent | null
  /** How far prices moved from the first of the period; may be negative. */
  readonly priceDriftPercent: Percent | null
  /** Mean days from the order to the goods, as decimal text. */
  readonly leadDays: string | null
}

/** Keeps the score that the supplier list shows; purchasing works it out when goods come in. */
export async function supplierScored(tx: Tx, companyId: string, score: SupplierScore): Promise<void> {
  const text = (value: Percent | null) => (value === null ? null : percentText(value))
  await suppliers.setScore(tx, {
    companyId,
    supplierId: score.supplierId,
    onTime: text(score.onTimePercent),
    reject: text(score.rejectPercent),
    drift: text(score.priceDriftPercent),
    leadDays: score.leadDays,
  })
}

/** Fixes the opening balance of a supplier once it stands in the books. */
export async function supplierOpeningPosted(tx: Tx, companyId: string, id: string): Promise<void> {
  await markOpeningPosted(tx, supplierRecord, companyId, id)
}

/** A bank account that money may go to: two people have seen it. */
export interface ApprovedBankAccount {
  readonly id: string
  readonly bank: string
  readonly accountNo: string
  readonly holder: string
  readonly branch: string | null
  readonly isDefault: boolean
}

/** The bank accounts a supplier may be paid to, the main one first; changes that still wait are not among them. */
export async function approvedBankAccounts(
  tx: Tx,
  companyId: string,
  supplierId: string,
): Promise<readonly ApprovedBankAccount[]> {
  const rows = await suppliers.bankAccountsOf(tx, companyId, supplierId)
  return rows.map(({ id, bank, account_no: accountNo, holder, branch, is_default: isDefault }) => ({
    id,
    bank,
    accountNo,
    holder,
    branch,
    isDefault,
  }))
}

async function factsOf(tx: Tx, companyId: string, row: Row): Promise<CustomerFacts> {
  const term = await termFor(tx, row)
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
    vatCollector: row.vat_collector,
    status: row.status,
    blockedReason: row.blocked_reason,
    isArchived: row.archived_at !== null,
    openingBalance: row.opening_balance === null ? null : money(row.opening_balance),
    // Safe: a date column holds nothing but days.
    openingDate: row.opening_date as Day | null,
    isOpeningPosted: row.opening_posted_at !== null,
  }
}
