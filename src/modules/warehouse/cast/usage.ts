import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { addStock } from '../documents/contract.ts'
import { warehouseRoutes } from '../routes.ts'
import { addUsage } from '../usage/contract.ts'

interface Used {
  readonly projectId: string
  readonly warehouseId: string
  readonly workItemId: string | null
  readonly itemId: string
}

/** Brings 120 of an item for Rp7.800.000 into the store of a site, and uses 15 of them there. */
export async function someUsage(db: Database, actor: Actor, { projectId, warehouseId, workItemId, itemId }: Used) {
  const desk = deskOf(db, actor, warehouseRoutes)
  const line = { itemId, qty: '120', value: '7800000', note: null, projectId: null, workItemId: null }
  await desk.do(addStock, { type: 'penerimaan', on: '2026-11-18', warehouseId, projectId: null, lines: [line] })
  return desk.do(addUsage, { projectId, date: '2026-11-19', lines: [{ itemId, qty: '15', workItemId }] })
}
