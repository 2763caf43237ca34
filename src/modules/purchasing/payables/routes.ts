import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { aging, explain, statement, summary } from './statement.ts'

export const payableRoutes: readonly Served[] = [
  serve(contract.supplierStatement, ({ tx, actor, asked }) => statement(tx, actor, asked)),
  serve(contract.supplierMoney, ({ tx, actor, asked }) => summary(tx, actor, asked.id)),
  serve(contract.explainPayable, ({ tx, actor, asked }) => explain(tx, actor, asked.id)),
  serve(contract.payableAging, ({ tx, actor, asked }) => aging(tx, actor, asked)),
]
