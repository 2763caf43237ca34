import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { agingSource } from './aging-list.ts'
import * as contract from './contract.ts'
import { exportedStatement } from './export-statement.ts'
import { explain, statement, summary } from './statement.ts'

export const payableRoutes: readonly Served[] = [
  serve(contract.supplierStatement, ({ tx, actor, asked }) => statement(tx, actor, asked)),
  serve(contract.exportSupplierStatement, ({ tx, actor, asked }) => exportedStatement(tx, actor, asked)),
  serve(contract.supplierMoney, ({ tx, actor, asked }) => summary(tx, actor, asked.id)),
  serve(contract.explainPayable, ({ tx, actor, asked }) => explain(tx, actor, asked.id)),
  serve(contract.payableAging, ({ tx, actor, asked }) =>
    listOf<contract.PayableAgingRow>(tx, agingSource(actor, asked), actor, asked),
  ),
  serve(contract.exportPayableAging, ({ tx, actor, asked }) =>
    exportOf(tx, agingSource(actor, asked), actor, asked, 'Umur hutang'),
  ),
]
