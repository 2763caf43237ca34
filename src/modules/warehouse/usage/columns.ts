import { columns } from '#kit/list/columns.ts'

/** The list of material used on sites, a row for each item of a document. */
export const usageColumns = columns({
  date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  number: { label: 'Nomor', kind: 'text' },
  projectName: { label: 'Proyek', kind: 'text' },
  itemName: { label: 'Bahan', kind: 'text' },
  qty: { label: 'Jumlah', kind: 'quantity' },
  unit: { label: 'Satuan', kind: 'text' },
  workItemName: { label: 'Pekerjaan', kind: 'text' },
  warehouseName: { label: 'Gudang', kind: 'text' },
  value: { label: 'Nilai', kind: 'money', permission: 'view biaya' },
  by: { label: 'Dicatat oleh', kind: 'text' },
  projectId: { label: 'Proyek', kind: 'ref', filter: 'many', isHidden: true },
  itemId: { label: 'Bahan', kind: 'ref', filter: 'many', isHidden: true },
  documentId: { label: 'Dokumen', kind: 'ref', isHidden: true },
})
