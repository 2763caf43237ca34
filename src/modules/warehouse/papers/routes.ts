import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { openValuationPaper, openWarehousePaper } from '#modules/warehouse/papers/contract.ts'
import { printStock } from '#modules/warehouse/contract.ts'
import { pressedStockList } from '#modules/warehouse/papers/pressed-list.ts'
import { shareTransfers } from '#modules/warehouse/papers/shared.ts'
import { pressedPaper, pressedValuation } from '#modules/warehouse/papers/pressed.ts'

shareTransfers()

/** The doors of papers. */
export const warehousePaperRoutes: readonly Served[] = [
  serve(printStock, async ({ tx, actor, asked }) => asPdf(await pressedStockList(tx, actor, asked))),
  serve(openValuationPaper, async ({ tx, actor, asked }) => asPdf(await pressedValuation(tx, actor, asked))),
  serve(openWarehousePaper, async ({ tx, actor, asked }) => asPdf(await pressedPaper(tx, actor, asked))),
]
