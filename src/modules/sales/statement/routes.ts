import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { agingSource } from './aging-list.ts'
import * as contract from './contract.ts'
import { exported, statement, summary } from './statement.ts'

export const statementRoutes: readonly Served[] = [
  serve(contract.customerStatement, ({ tx, actor, asked }) => statement(tx, actor, asked)),
  serve(contract.exportStatement, ({ tx, actor, asked }) => exported(tx, actor, asked)),
  serve(contract.customerSummary, ({ tx, actor, asked }) => summary(tx, actor, asked.id)),
  serve(contract.receivableAging, ({ tx, actor, asked }) =>
    listOf<contract.AgingRow>(tx, agingSource(actor, asked), actor, asked),
  ),
  serve(contract.exportReceivableAging, ({ tx, actor, asked }) =>
    exportOf(tx, agingSource(actor, asked), actor, asked, 'Umur piutang'),
  ),
]
