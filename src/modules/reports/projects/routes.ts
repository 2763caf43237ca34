import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as contract from './contract.ts'
import { projectMoneySource } from './list.ts'
import * as shown from './show-project-money.ts'

export const projectMoneyRoutes: readonly Served[] = [
  serve(contract.listProjectMoney, ({ tx, actor, asked }) => listOf(tx, projectMoneySource(actor), actor, asked)),
  serve(contract.exportProjectMoney, ({ tx, actor, asked }) =>
    exportOf(tx, projectMoneySource(actor), actor, asked, 'Keuangan proyek'),
  ),
  serve(contract.openProjectMoney, ({ tx, actor, asked }) => shown.showProjectMoney(tx, actor, asked)),
  serve(contract.projectLedger, ({ tx, actor, asked }) => shown.showProjectLedger(tx, actor, asked)),
  serve(contract.exportProjectProfit, ({ tx, actor, asked }) => shown.exportedProjectProfit(tx, actor, asked)),
  serve(contract.printProjectProfit, ({ tx, actor, asked }) => shown.printedProjectProfit(tx, actor, asked)),
]
