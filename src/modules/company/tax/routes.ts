import { serve, type Served } from '#kit/http/serve.ts'
import { addRate, rateHistory, removeRate } from '#modules/company/tax/change-rates.ts'
import { addTaxRate, removeTaxRate, taxRateHistory } from '#modules/company/tax/contract.ts'

/** The doors of tax rates; reading those of a day is companies'. */
export const taxRoutes: readonly Served[] = [
  serve(taxRateHistory, ({ tx, actor, asked }) => rateHistory(tx, actor, asked.code)),
  serve(addTaxRate, ({ tx, actor, asked }) => addRate(tx, actor, asked)),
  serve(removeTaxRate, ({ tx, actor, asked }) => removeRate(tx, actor, asked)),
]
