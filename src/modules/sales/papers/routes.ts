import { file, serve, type Served } from '#kit/http/serve.ts'
import { mailPaper, mailStatement, markPrinted, openPaper, openStatementPaper, paperSendings } from './contract.ts'
import { mail, mailStatementOf, printed, sendings } from './mail-paper.ts'
import { pressedPaper } from './pressed.ts'
import { sharePapersOfSales } from './shared.ts'
import { pressedStatement } from './pressed-statement.ts'

sharePapersOfSales()

const asPdf = ({ name, content }: { name: string; content: Buffer }) =>
  file({ name, type: 'application/pdf', body: content, inline: true })

/** The doors of papers. */
export const paperRoutes: readonly Served[] = [
  serve(openStatementPaper, async ({ tx, actor, asked }) => asPdf(await pressedStatement(tx, actor, asked))),
  serve(openPaper, async ({ tx, actor, asked }) => asPdf(await pressedPaper(tx, actor, asked))),
  serve(mailStatement, ({ tx, actor, asked }) => mailStatementOf(tx, actor, asked)),
  serve(mailPaper, ({ tx, actor, asked }) => mail(tx, actor, asked)),
  serve(markPrinted, ({ tx, actor, asked }) => printed(tx, actor, asked)),
  serve(paperSendings, ({ tx, actor, asked }) => sendings(tx, actor, asked)),
]
