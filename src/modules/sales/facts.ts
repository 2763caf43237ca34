import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Price } from '#ground/price.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { itemsOf, sellPricesOn, type ItemFacts } from '#modules/catalog/face.ts'
import { companyOf, openCompanyOf, payableInto, signersOf } from '#modules/company/companies/face.ts'
import { personOf, type Person } from '#modules/company/accounts/face.ts'
import { isPkpOn } from '#modules/company/companies/rules.ts'
import { warehousesFor, warehousesToUse, type Warehouse } from '#modules/stock/face.ts'
import { ppnCodesOn } from '#modules/company/tax/face.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'

/** Our company as the seller on a day. */
export interface SellerFact {
  readonly isPkp: boolean
  /** The code an ordinary line bears; null when the company is not PKP. */
  readonly taxCode: string | null
  readonly taxes: ReadonlyMap<string, TaxFact>
}

/** Tells whether we may charge PPN on a day, and which codes hold; refuses a company that was closed. */
export async function sellerFact(tx: Tx, actor: Actor, on: Day): Promise<SellerFact> {
  return factOf(tx, await openCompanyOf(tx, actor.companyId), on)
}

/** The same for who only looks: what a closed company had is still read. */
export async function sellerSeen(tx: Tx, actor: Actor, on: Day): Promise<SellerFact> {
  return factOf(tx, await companyOf(tx, actor.companyId), on)
}

async function factOf(tx: Tx, company: Awaited<ReturnType<typeof companyOf>>, on: Day): Promise<SellerFact> {
  const isPkp = isPkpOn(company, on)
  if (!isPkp) return { isPkp, taxCode: null, taxes: new Map() }
  return { isPkp, taxCode: company.defaultTaxCode ?? 'PPN', taxes: await ppnCodesOn(tx, on) }
}

/** The warehouse a document takes: the one asked, else the first this person may use. */
export async function warehouseFor(tx: Tx, actor: Actor, asked: string | null): Promise<Warehouse | null> {
  if (asked === null) return (await warehousesToUse(tx, actor))[0] ?? null
  const mine = await warehousesFor(tx, actor)
  return found(mine.find((each) => each.id === asked))
}

/** Answers 404 when a line names a warehouse that is not ours, or not this person's; those that stood there stay. */
export async function checkWarehouses(
  tx: Tx,
  actor: Actor,
  asked: readonly (string | null)[],
  standing: readonly (string | null)[] = [],
): Promise<void> {
  const fresh = asked.filter((id) => id !== null && !standing.includes(id))
  if (fresh.length === 0) return
  const mine = await warehousesFor(tx, actor)
  for (const id of fresh) found(mine.find((each) => each.id === id))
}

/**
 * Who sells: the person named, else the customer's usual one, else whoever writes the document. One already named there
 * stays, though gone since; anybody else must be of this company, or the answer is 404.
 */
export async function salespersonFor(
  tx: Tx,
  actor: Actor,
  asked: string | null,
  { standing = null, usual = null }: { readonly standing?: Person | null; readonly usual?: string | null } = {},
): Promise<Person> {
  const self = { id: actor.userId, name: actor.name }
  if (asked === null) return (usual !== null && (await personOf(tx, actor.companyId, usual))) || self
  if (asked === standing?.id) return standing
  return asked === self.id ? self : found(await personOf(tx, actor.companyId, asked))
}

/** Answers 404 for a bank account that is not this company's; one that stood on the invoice already stays. */
export async function checkAccount(
  tx: Tx,
  actor: Actor,
  asked: string | null,
  standing: string | null = null,
): Promise<void> {
  if (asked === null || asked === standing) return
  found((await payableInto(tx, actor.companyId)).find((each) => each.id === asked))
}

/**
 * Answers 404 for somebody who signs nothing of this company's, and refuses whose limit the amount exceeds; whoever stood
 * on the invoice already stays.
 */
export async function checkSignatory(
  tx: Tx,
  actor: Actor,
  asked: string | null,
  { amount, standing = null }: { readonly amount: Money; readonly standing?: string | null },
): Promise<void> {
  if (asked === null || asked === standing) return
  const one = found((await signersOf(tx, actor.companyId, 'invoice')).find((each) => each.id === asked))
  if (one.maxAmount !== null && amount > one.maxAmount) {
    throw new Refusal('invoice.signatory-limit', { name: one.name, most: one.maxAmount }, { field: 'signatoryId' })
  }
}

/** Who sells by an order as it stands. */
export function sellerOf(order: { salesperson_id: string | null; salesperson_name: string | null }): Person | null {
  const { salesperson_id: id, salesperson_name: name } = order
  return id === null || name === null ? null : { id, name }
}

/** An item with the price of the day where nobody typed one. */
export interface ItemFact extends ItemFacts {
  readonly price: Price | null
}

/** Reads the items of a document; answers 404 when one is not ours. */
export async function itemFacts(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  unpriced?: { readonly ids: readonly string[]; readonly on: Day; readonly level: string },
): Promise<ReadonlyMap<string, ItemFact>> {
  const items = await itemsOf(tx, actor.companyId, ids)
  const prices =
    unpriced && unpriced.ids.length > 0
      ? await sellPricesOn(tx, actor.companyId, unpriced.ids, unpriced)
      : new Map<string, Price>()
  return new Map([...items].map(([id, item]) => [id, { ...item, price: prices.get(id) ?? null }]))
}
