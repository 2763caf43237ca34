import type { Day } from '#ground/day.ts'
import { percentText } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { peopleOf } from '#modules/company/accounts/face.ts'
import { fullNameOf, taxRatesOn, type TaxRate } from '#modules/company/companies/face.ts'
import { chosenFirst, defaultsOf } from '#modules/company/website/face.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { warehousesToUse } from '#modules/stock/face.ts'
import { sellerSeen } from '../facts.ts'
import { today } from '#kit/posting/today.ts'
import type { OrderStart } from './detail.ts'
import { wireSettings } from './settings.ts'

/** What an empty order form begins with on a day. */
export async function start(tx: Tx, actor: Actor, on: Day | undefined): Promise<OrderStart> {
  const day = on ?? today(actor)
  const seller = await sellerSeen(tx, actor, day)
  const rates = await taxRatesOn(tx, day)
  const places = await warehousesToUse(tx, actor)
  const defaults = await defaultsOf(tx, actor.companyId)
  const accounts = await cashAccounts(tx, actor.companyId)
  return {
    today: today(actor),
    companyName: await fullNameOf(tx, actor.companyId),
    sellerIsPkp: seller.isPkp,
    taxCode: seller.taxCode,
    taxCodes: [...seller.taxes.values()].map((tax) => ({
      code: tax.code,
      label: tax.label,
      rate: percentText(tax.rate),
      baseNum: String(tax.baseNum),
      baseDen: String(tax.baseDen),
    })),
    taxMode: defaults.salesTaxMode,
    warehouses: chosenFirst(places, defaults.warehouseId).map(({ id, name }) => ({ id, name })),
    cashAccounts: accounts.map(({ id, accountCode, name, kind }) => ({ id, code: accountCode, name, kind })),
    withholdingRates: withholdingsIn(rates),
    salespeople: await peopleOf(tx, actor.companyId),
    settings: await wireSettings(tx, actor.companyId),
  }
}

/** The income taxes a customer may hold back, among the rates of a day. */
export function withholdingsIn(rates: readonly TaxRate[]): OrderStart['withholdingRates'] {
  return rates.flatMap((rate) =>
    rate.kind === 'ppn' ? [] : [{ kind: rate.kind, label: rate.name, rate: percentText(rate.rate) }],
  )
}
