import './item-prices.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { itemOffers, offeredPrices, priceList, savePriceList } from './contract.ts'
import { offered, savePrices, seePriceList } from './save-prices.ts'
import { whoOffers } from './who-offers.ts'

/** The doors of price lists. */
export const priceRoutes: readonly Served[] = [
  serve(priceList, ({ tx, actor, asked }) => seePriceList(tx, actor, asked.id)),
  serve(savePriceList, ({ tx, actor, asked }) => savePrices(tx, actor, asked)),
  serve(offeredPrices, ({ tx, actor, asked }) => offered(tx, actor, asked)),
  serve(itemOffers, ({ tx, actor, asked }) => whoOffers(tx, actor, asked.id)),
]
