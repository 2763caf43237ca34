import type { Day } from '#ground/day.ts'
import { agingColumns as columnsOf, type DueWithin } from '#kit/screen/list/aging-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { PayableAgingRow } from '../../payables/contract.ts'

/** Whom we owe, by how late we are; each figure of today leads to the bills behind it. */
export const agingColumns = (on?: Day): readonly ListColumn<PayableAgingRow>[] =>
  columnsOf<PayableAgingRow>({
    id: 'supplierName',
    title: 'Supplier',
    nameOf: (row) => row.supplierName,
    claims: 'Tagihan',
    claimsOf: billsOf,
    on,
  })

function billsOf(row: PayableAgingRow, due: DueWithin) {
  const search = {
    ...{ tab: 'pembelian', jenis: 'tagihan', view: 'belum-lunas' },
    ...{ supplierId: row.id, 'supplierId.label': row.supplierName },
    ...due,
  }
  return { to: '/pembelian-barang/', search }
}
