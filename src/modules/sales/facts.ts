import type { Day } from '#ground/day.ts'
import { isWithin } from '#kit/access/scoped.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { isPkpCompany, openCompanyOf, taxRatesOn, type TaxRate } from '#modules/company/companies/face.ts'
import { warehouses } from '#modules/stock/face.ts'
import type { TaxFact } from './rules.ts'

/** Our company as the seller on a day. */
export interface SellerFact {
  readonly isPkp: boolean
  /** The code an ordinary line bears; null when the company is not PKP. */
  readonly taxCode: string | null
  readonly taxes: ReadonlyMap<string, TaxFact>
}

/** Tells whether we may charge PPN on a day, and which codes hold; refuses a company that was closed. */
export async function sellerFact(tx: Tx, actor: Actor, on: Day): Promise<SellerFact> {
  const company = await openCompanyOf(tx, actor.companyId)
  const isPkp = await isPkpCompany(tx, actor.companyId, on)
  if (!isPkp) return { isPkp, taxCode: null, taxes: new Map() }
  const rates = (await taxRatesOn(tx, on)).filter((rate) => rate.kind === 'ppn')
  return { isPkp, taxCode: company.defaultTaxCode ?? 'PPN', taxes: new Map(rates.map((rate) => [rate.code, taxFact(rate)])) }
}

/** The warehouse a document takes: the one asked, else the first this person may use. */
export async function warehouseFor(tx: Tx, actor: Actor, asked: string | null): Promise<string | null> {
  const mine = (await warehouses(tx, actor.companyId)).filter((each) => isWithin(actor.scope.warehouses, each.id))
  if (asked === null) return mine[0]?.id ?? null
  if (!mine.some((each) => each.id === asked)) throw new NotFound()
  return asked
}

function taxFact(rate: TaxRate): TaxFact {
  return {
    code: rate.code,
    label: rate.name,
    rate: rate.rate,
    baseNum: rate.baseNum,
    baseDen: rate.baseDen,
    transactionCode: rate.objectCode,
  }
}
