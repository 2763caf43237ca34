import { registerFiles } from '#kit/files/owners.ts'
import { readRow } from '#kit/record/rows.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { itemKeepers, itemViewers } from '#modules/catalog/rights.ts'

registerFiles('barang', {
  record: itemRecord.name,
  view: itemViewers,
  change: itemKeepers,
  find: (tx, actor, id) => readRow(tx, itemRecord, actor, id),
  isSlot: (slot) => slot === 'foto',
})
