import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { aging, exported, statement, summary } from './statement.ts'

export const statementRoutes: readonly Served[] = [
  serve(contract.customerStatement, ({ tx, actor, asked }) => statement(tx, actor, asked)),
  serve(contract.exportStatement, ({ tx, actor, asked }) => exported(tx, actor, asked)),
  serve(contract.customerSummary, ({ tx, actor, asked }) => summary(tx, actor, asked.id)),
  serve(contract.agingReport, ({ tx, actor, asked }) => aging(tx, actor, asked)),
]
