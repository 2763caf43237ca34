import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as contract from './contract.ts'
import { usageShown, usageSource } from './store.ts'
import { rewriteUsage, showSiteMaterials, writeUsage } from './write-usage.ts'

/** The doors of material used on sites. */
export const usageRoutes: readonly Served[] = [
  serve(contract.listUsage, ({ tx, actor, asked }) => listOf(tx, usageSource(actor), actor, asked)),
  serve(contract.exportUsage, ({ tx, actor, asked }) =>
    exportOf(tx, usageSource(actor), actor, asked, 'Pemakaian bahan'),
  ),
  serve(contract.siteMaterials, ({ tx, actor, asked }) => showSiteMaterials(tx, actor, asked)),
  serve(contract.openUsage, ({ tx, actor, asked }) => usageShown(tx, actor, asked.id)),
  serve(contract.addUsage, ({ tx, actor, asked }) => writeUsage(tx, actor, asked)),
  serve(contract.reviseUsage, ({ tx, actor, asked }) => rewriteUsage(tx, actor, asked)),
]
