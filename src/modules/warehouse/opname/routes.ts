import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { approveCount, voidCount } from '#modules/warehouse/opname/approve-count.ts'
import * as contract from '#modules/warehouse/opname/contract.ts'
import * as count from '#modules/warehouse/opname/count-stock.ts'
import { explainCount } from '#modules/warehouse/opname/explain-count.ts'
import { openCount } from '#modules/warehouse/opname/open-count.ts'
import { countSource } from '#modules/warehouse/opname/open-store.ts'
import { groupsToCount } from '#modules/warehouse/opname/choices-store.ts'
import { reverseCountLine } from '#modules/warehouse/opname/reverse-line.ts'
import { usableWarehouse } from '#modules/warehouse/usable.ts'

export const countRoutes: readonly Served[] = [
  serve(contract.listCounts, ({ tx, actor, asked }) => listOf(tx, countSource(actor), actor, asked)),
  serve(contract.exportCounts, ({ tx, actor, asked }) => exportOf(tx, countSource(actor), actor, asked, 'Opname')),
  serve(contract.openCount, ({ tx, actor, asked }) => openCount(tx, actor, asked.id)),
  serve(contract.countChoices, async ({ tx, actor, asked }) => {
    await usableWarehouse(tx, actor, asked.id)
    return groupsToCount(tx, actor.companyId, asked.id)
  }),
  serve(contract.createCount, ({ tx, actor, asked }) => count.createCount(tx, actor, asked)),
  serve(contract.startCount, ({ tx, actor, asked }) => count.startCount(tx, actor, asked)),
  serve(contract.deleteCount, ({ tx, actor, asked }) => count.deleteCount(tx, actor, asked.id)),
  serve(contract.saveCounted, ({ tx, actor, asked }) => count.saveCounted(tx, actor, asked)),
  serve(contract.explainCount, ({ tx, actor, asked }) => explainCount(tx, actor, asked)),
  serve(contract.submitCount, ({ tx, actor, asked }) => count.submitCount(tx, actor, asked)),
  serve(contract.returnCount, ({ tx, actor, asked }) => count.returnCount(tx, actor, asked)),
  serve(contract.approveCount, ({ tx, actor, asked }) => approveCount(tx, actor, asked)),
  serve(contract.reverseCountLine, ({ tx, actor, asked }) => reverseCountLine(tx, actor, asked)),
  serve(contract.voidCount, ({ tx, actor, asked }) => voidCount(tx, actor, asked)),
]
