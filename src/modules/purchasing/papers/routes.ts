import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { mail, mailCard } from './mail-paper.ts'
import { pressedAging, pressedCard } from './pressed-card.ts'
import { pressedPrices } from './pressed-prices.ts'
import { pressedMany } from './pressed-many.ts'
import { sharePapersOfPurchasing } from './shared.ts'
import { pressedPaper, remember } from './pressed.ts'

sharePapersOfPurchasing()

/** The doors of papers of purchasing. */
export const purchasePaperRoutes: readonly Served[] = [
  serve(contract.openPayableAging, async ({ tx, actor, asked }) => asPdf(await pressedAging(tx, actor, asked))),
  serve(contract.openPriceList, async ({ tx, actor, asked }) => asPdf(await pressedPrices(tx, actor, asked))),
  serve(contract.openPayableCard, async ({ tx, actor, asked }) => asPdf(await pressedCard(tx, actor, asked))),
  serve(contract.openPurchasePaper, async ({ tx, actor, asked }) => asPdf(await pressedPaper(tx, actor, asked))),
  serve(contract.mailPayableCard, ({ tx, actor, asked }) => mailCard(tx, actor, asked)),
  serve(contract.printPurchasePapers, async ({ tx, actor, asked }) => asPdf(await pressedMany(tx, actor, asked))),
  serve(contract.mailPurchasePaper, ({ tx, actor, asked }) => mail(tx, actor, asked)),
  serve(contract.markPurchasePrinted, async ({ tx, actor, asked }) => {
    await remember(tx, actor, asked, { act: 'print' })
    return { id: asked.id }
  }),
]
