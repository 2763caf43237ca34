import type { Day } from '#ground/day.ts'
import { priceBack } from '#ground/price-back.ts'
import type { Price } from '#ground/price.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { itemsOf, purchasePricesOf, type ItemFacts } from '#modules/catalog/face.ts'
import { companyOf, openCompanyOf } from '#modules/company/companies/face.ts'
import { isPkpOn } from '#modules/company/companies/rules.ts'
import { ppnCodesOn } from '#modules/company/tax/face.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import { warehousesFor, type Warehouse } from '#modules/stock/face.ts'

/** Our company as the buyer on a day. */
export interface BuyerFact {
  /** Whether we may credit PPN. */
  readonly weArePkp: boolean
  /** The code an ordinary line of a PKP supplier bears. */
  readonly taxCode: string
  readonly taxes: ReadonlyMap<string, TaxFact>
}

/** Tells which PPN codes hold on a day and whether we may credit them; refuses a company that was closed. */
export async function buyerFact(tx: Tx, actor: Actor, on: Day): Promise<BuyerFact> {
  return factOf(tx, await openCompanyOf(tx, actor.companyId), on)
}

/** The same for who only looks: what a closed company had is still read. */
export async function buyerSeen(tx: Tx, actor: Actor, on: Day): Promise<BuyerFact> {
  return factOf(tx, await companyOf(tx, actor.companyId), on)
}

async function factOf(tx: Tx, company: Awaited<ReturnType<typeof companyOf>>, on: Day): Promise<BuyerFact> {
  return {
    weArePkp: isPkpOn(company, on),
    taxCode: company.defaultTaxCode ?? 'PPN',
    taxes: await ppnCodesOn(tx, on),
  }
}

/** The warehouse a document takes: the one asked, else that of the site it goes to, else the first this person may use. */
export async function warehouseFor(
  tx: Tx,
  actor: Actor,
  asked: string | null,
  siteOf: string | null = null,
): Promise<Warehouse> {
  const mine = await warehousesFor(tx, actor)
  const ofSite = siteOf === null ? undefined : mine.find((each) => each.projectId === siteOf)
  const chosen = asked === null ? (ofSite ?? mine[0]) : found(mine.find((each) => each.id === asked))
  if (!chosen) throw new Refusal('purchase.no-warehouse', {}, { field: 'warehouseId' })
  return chosen
}

/** An item with the last price paid for a base unit of it. */
export interface ItemFact extends ItemFacts {
  readonly lastPrice: Price | null
}

/** Reads the items of a document with what was paid for them last: to this supplier, else to anybody. */
export async function itemFacts(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  supplierId?: string,
): Promise<ReadonlyMap<string, ItemFact>> {
  const items = await itemsOf(tx, actor.companyId, ids)
  const last = await purchasePricesOf(tx, actor.companyId, [...items.keys()])
  const theirs = supplierId ? await purchasePricesOf(tx, actor.companyId, [...items.keys()], supplierId) : last
  return new Map(
    [...items].map(([id, item]) => [id, { ...item, lastPrice: theirs.get(id)?.price ?? last.get(id)?.price ?? null }]),
  )
}

/** A unit of a line: one of it is num/den of the item's own. */
export interface LineUnit {
  readonly name: string
  readonly num: bigint
  readonly den: bigint
}

/** The unit a line is written in; refuses one the item does not have. */
export function unitOf(unit: string | null, item: ItemFacts | undefined, at: number): LineUnit {
  if (!item) return { name: unit ?? '', num: 1n, den: 1n }
  if (unit === null || unit === item.baseUnit) return { name: item.baseUnit, num: 1n, den: 1n }
  const other = item.units.find((each) => each.unit === unit)
  if (!other) throw new Refusal('purchase.unknown-unit', { unit, item: item.name }, { field: `lines.${at}.unit` })
  return { name: other.unit, num: BigInt(other.num), den: BigInt(other.den) }
}

/** A price per base unit, as a price per unit of the line: one sak of 50 kg costs fifty times the kg. */
export function perUnit(price: Price, unit: LineUnit): Price {
  return priceBack(price, unit.num, unit.den)
}
