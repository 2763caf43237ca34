import { registerFiles } from '#kit/files/owners.ts'
import { listOf } from '#kit/list/list.ts'
import { found } from '#kit/http/not-found.ts'
import { openStockDocument } from '#modules/warehouse/documents/open-document.ts'
import { warehouseSource } from '#modules/warehouse/list-sources.ts'
import { openCount } from '#modules/warehouse/opname/open-count.ts'
import { openStock } from '#modules/warehouse/stock-card.ts'
import { openTransfer } from '#modules/warehouse/transfers/open-transfer.ts'

registerFiles('gudang', {
  record: 'warehouse',
  view: 'view gudang',
  change: 'update gudang',
  tells: () => true,
  find: async (tx, actor, id) => found((await listOf(tx, warehouseSource(actor, id), actor, { size: 25 })).rows[0]),
})

const rights = { view: 'view stock', change: ['create stock', 'update stock'] }

registerFiles('stok', {
  record: 'stock',
  view: 'view stock',
  change: 'update stock',
  find: openStock,
  named: ({ itemName, warehouseName }) => `${itemName} di ${warehouseName}`,
  tells: () => true,
})
registerFiles('mutasi-stok', { record: 'stock-document', ...rights, find: openStockDocument })
registerFiles('transfer-stok', { record: 'stock-transfer', ...rights, find: openTransfer })
registerFiles('opname', { record: 'stock-count', ...rights, find: openCount })
