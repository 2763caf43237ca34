import { registerFiles } from '#kit/files/owners.ts'
import { readRow } from '#kit/record/rows.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

registerFiles('pelanggan', {
  record: customerRecord.name,
  view: 'view pelanggan',
  change: 'update pelanggan',
  find: (tx, actor, id) => readRow(tx, customerRecord, actor, id),
})

registerFiles('supplier', {
  record: supplierRecord.name,
  view: 'view supplier',
  change: 'update supplier',
  find: (tx, actor, id) => readRow(tx, supplierRecord, actor, id),
})
