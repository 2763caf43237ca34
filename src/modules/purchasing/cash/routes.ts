import { serve, type Served } from '#kit/http/serve.ts'
import { buy } from './buy-for-cash.ts'
import * as contract from './contract.ts'
import { start } from './start.ts'
import { voided } from './void-cash.ts'

export const cashRoutes: readonly Served[] = [
  serve(contract.startCashPurchase, ({ tx, actor }) => start(tx, actor)),
  serve(contract.buyForCash, ({ tx, actor, asked }) => buy(tx, actor, asked)),
  serve(contract.voidCashPurchase, ({ tx, actor, asked }) => voided(tx, actor, asked)),
]
