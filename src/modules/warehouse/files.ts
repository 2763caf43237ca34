import { registerFiles } from '#kit/files/owners.ts'
import { listOf } from '#kit/list/list.ts'
import { found } from '#kit/http/not-found.ts'
import { warehouseSource } from '#modules/warehouse/list-sources.ts'

registerFiles('gudang', {
  record: 'warehouse',
  view: 'view gudang',
  change: 'update gudang',
  find: async (tx, actor, id) => found((await listOf(tx, warehouseSource(actor, id), actor, { size: 25 })).rows[0]),
})
