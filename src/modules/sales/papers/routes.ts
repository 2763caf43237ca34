import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { mail, mailStatementOf, printed, sendings } from './mail-paper.ts'
import { pressedInvoices } from './invoice-bundle.ts'
import { pressedPaper } from './pressed.ts'
import { sharePapersOfSales } from './shared.ts'
import { pressedAging, pressedReminder, pressedStatement } from './pressed-statement.ts'

sharePapersOfSales()

/** The doors of papers. */
export const paperRoutes: readonly Served[] = [
  serve(contract.openStatementPaper, async ({ tx, actor, asked }) => asPdf(await pressedStatement(tx, actor, asked))),
  serve(contract.openReminderPaper, async ({ tx, actor, asked }) => asPdf(await pressedReminder(tx, actor, asked))),
  serve(contract.openAgingPaper, async ({ tx, actor, asked }) => asPdf(await pressedAging(tx, actor, asked))),
  serve(contract.openPaper, async ({ tx, actor, asked }) => asPdf(await pressedPaper(tx, actor, asked))),
  serve(contract.printInvoices, async ({ tx, actor, asked }) => asPdf(await pressedInvoices(tx, actor, asked))),
  serve(contract.mailStatement, ({ tx, actor, asked }) => mailStatementOf(tx, actor, asked)),
  serve(contract.mailPaper, ({ tx, actor, asked }) => mail(tx, actor, asked)),
  serve(contract.markPrinted, ({ tx, actor, asked }) => printed(tx, actor, asked)),
  serve(contract.paperSendings, ({ tx, actor, asked }) => sendings(tx, actor, asked)),
]
