import { serve, type Served } from '#kit/http/serve.ts'
import { offeredPrices, priceList, savePriceList } from './contract.ts'
import { offered, savePrices, seePriceList } from './save-prices.ts'

/** The doors of price lists. */
export const priceRoutes: readonly Served[] = [
  serve(priceList, ({ tx, actor, asked }) => seePriceList(tx, actor, asked.id)),
  serve(savePriceList, ({ tx, actor, asked }) => savePrices(tx, actor, asked)),
  serve(offeredPrices, ({ tx, actor, asked }) => offered(tx, actor, asked)),
]
