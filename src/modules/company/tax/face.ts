import { day, type Day } from '#ground/day.ts'
import { percent, percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import type { TaxRate } from '#modules/company/tax/seed.ts'
import { rateRowOn, ratesAfter, ratesOn, type TaxRateTable } from '#modules/company/tax/store.ts'

export type { TaxRate } from '#modules/company/tax/seed.ts'

/** The rate of a tax code on a day; refuses a code that does not hold then. */
export async function taxRateOn(tx: Tx, code: string, on: Day): Promise<TaxRate> {
  const row = await rateRowOn(tx, code, on)
  if (!row) throw new Refusal('tax.no-rate', { code, day: on }, { field: 'taxCode' })
  return rateFrom(row)
}

/** Refuses a tax code, at its field, that does not hold on a day. */
export async function checkTaxCode(tx: Tx, code: string, on: Day, field: string): Promise<void> {
  if (!(await rateRowOn(tx, code, on))) throw new Refusal('tax.no-rate', { code, day: on }, { field })
}

/** All rates that hold on a day: PPN first, then what customers withhold. */
export async function taxRatesOn(tx: Tx, on: Day): Promise<TaxRate[]> {
  return (await ratesOn(tx, on)).map(rateFrom)
}

/** What each tax becomes next after a day, by its code. */
export async function nextRates(
  tx: Tx,
  after: Day,
): Promise<ReadonlyMap<string, { readonly rate: string; readonly validFrom: string }>> {
  const rows = await ratesAfter(tx, after)
  return new Map(rows.map((row) => [row.code, { rate: percentText(percent(row.rate)), validFrom: row.valid_from }]))
}

/** The PPN codes that hold on a day, as documents bear them. */
export async function ppnCodesOn(tx: Tx, on: Day): Promise<ReadonlyMap<string, TaxFact>> {
  const rates = (await taxRatesOn(tx, on)).filter((rate) => rate.kind === 'ppn')
  return new Map(
    rates.map(({ code, name, rate, baseNum, baseDen, objectCode }) => [
      code,
      { code, label: name, rate, baseNum, baseDen, transactionCode: objectCode },
    ]),
  )
}

function rateFrom(row: TaxRateTable): TaxRate {
  return {
    kind: row.kind,
    code: row.code,
    name: row.name,
    rate: percent(row.rate),
    baseNum: row.base_num,
    baseDen: row.base_den,
    from: day(row.valid_from),
    until: row.valid_until === null ? null : day(row.valid_until),
    objectCode: row.object_code,
  }
}
