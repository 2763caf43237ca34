import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { fromField } from '#kit/list/from-field.ts'
import {
  choice,
  coordinate,
  guarded,
  long,
  maybe,
  phone,
  preset,
  qty,
  share,
  text,
  textOrEmpty,
  unitPrice,
} from '#kit/record/fields.ts'
import { record } from '#kit/record/record.ts'
import { percent } from '#ground/percent.ts'

/** How the overhead of a house is laid on what it makes. */
export const overheadKinds = {
  none: 'Tidak dibebankan',
  percent: 'Persen dari bahan dan upah',
  'per-unit': 'Rupiah per satuan hasil',
} as const

/** Whether a house works. */
export const houseStatuses = { aktif: 'Aktif', nonaktif: 'Nonaktif' } as const

const fields = {
  name: text('Nama', 150, { section: 'Identitas' }),
  code: maybe(text('Kode', 12, { section: 'Identitas', hint: 'Kosongkan untuk nomor otomatis.' })),
  headName: maybe(text('Kepala Produksi', 120, { section: 'Identitas' })),
  phone: maybe(phone('Telepon', { section: 'Identitas' })),
  address: maybe(long('Alamat', 300, { section: 'Alamat' })),
  city: textOrEmpty('Kota/Kabupaten', 80, { section: 'Alamat' }),
  lat: maybe(coordinate('Lintang', { section: 'Alamat' })),
  lng: maybe(coordinate('Bujur', { section: 'Alamat' })),
  capacity: maybe(qty('Kapasitas per hari', { section: 'Produksi' })),
  capacityUnit: maybe(text('Satuan kapasitas', 20, { section: 'Produksi' })),
  workingHours: maybe(text('Jam kerja', 60, { section: 'Produksi' })),
  overheadKind: preset(choice('Overhead', overheadKinds, { section: 'Biaya' }), 'none'),
  overheadPercent: guarded(maybe(share('Overhead (%)', { section: 'Biaya' })), 'view biaya'),
  overheadPerUnit: guarded(maybe(unitPrice('Overhead per satuan', { section: 'Biaya' })), 'view biaya'),
  secondPercent: preset(share('Nilai hasil KW 2 (%)', { section: 'Biaya' }), percent('70')),
  tolerancePercent: preset(share('Toleransi pemakaian (%)', { section: 'Biaya' }), percent('5')),
  notes: maybe(long('Catatan', 2000, { section: 'Produksi' })),
}

/** A place where we make things. */
export const houseRecord = record({
  name: 'production-house',
  table: 'production_house',
  title: 'Rumah produksi',
  fields,
  columns: columns({
    name: fromField(fields.name, { sort: true }),
    code: fromField(fields.code, { sort: true }),
    city: { label: 'Kota', kind: 'text', sort: true, filter: 'many' },
    address: fromField(fields.address, {}),
    headName: { label: 'Kepala produksi', kind: 'text', filter: 'many' },
    capacity: { label: 'Kapasitas/hari', kind: 'quantity' },
    capacityUnit: { label: 'Satuan', kind: 'text', isHidden: true },
    activeOrders: { label: 'SPK aktif', kind: 'whole' },
    lowMaterials: { label: 'Bahan menipis', kind: 'whole' },
    workers: { label: 'Pekerja', kind: 'whole' },
    status: { label: 'Status', kind: 'choice', choices: houseStatuses, filter: 'many' },
    rawWarehouseId: { label: 'Gudang bahan', kind: 'ref', isHidden: true },
    ...auditColumns,
    version: { label: 'Versi', kind: 'whole', isHidden: true },
  }),
  defaultSort: 'name',
  warehouse: 'raw_warehouse_id',
})
