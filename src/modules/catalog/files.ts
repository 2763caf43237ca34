import { registerFiles } from '#kit/files/owners.ts'
import { readRow } from '#kit/record/rows.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'

registerFiles('barang', {
  record: itemRecord.name,
  view: ['view bahan-baku', 'view pembelian-barang', 'view order', 'view stock'],
  change: ['update bahan-baku', 'update pembelian-barang'],
  find: (tx, actor, id) => readRow(tx, itemRecord, actor, id),
  isSlot: (slot) => slot === 'foto',
})
