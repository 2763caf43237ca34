import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { mergeSuppliers, supplierCities, suppliers, type SupplierRow } from '../suppliers/contract.ts'
import { supplierKinds, supplierStatuses } from '../suppliers/supplier.record.ts'
import { MergeTwo } from './merge/merge-two.tsx'
import { supplierDoors } from './supplier-doors.ts'
import { supplierColumns } from './supplier-list/columns.tsx'
import { SupplierMenu } from './supplier-list/row-menu.tsx'

listAhead('/supplier/', suppliers.list)

const ArchiveMany = later(() => import('./party-list/archive-many.tsx').then((parts) => parts.ArchiveMany))
const RemoveMany = later(() => import('./party-list/remove-many.tsx').then((parts) => parts.RemoveMany))

const importable = [
  { name: 'supplier', label: 'Supplier', permissions: ['create supplier'] },
  { name: 'saldo-awal-hutang', label: 'Saldo awal hutang', permissions: ['update supplier'] },
]

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'berhutang', label: 'Punya hutang', set: { payableFrom: '1' } },
  { id: 'menunggu', label: 'Menunggu', set: { status: 'menunggu' } },
  { id: 'diblokir', label: 'Diblokir', set: { status: 'diblokir' } },
  { id: 'arsip', label: 'Arsip', set: { archived: 'true' } },
]

/** Everybody we buy from. */
export function SupplierList({ above }: { readonly above: ReactNode }) {
  const cities = useAsk(supplierCities, {}, { freshFor: 60_000 })
  const add = (
    <GoButton to="/supplier/tambah" variant="filled" icon={<Plus />}>
      Tambah supplier
    </GoButton>
  )
  return (
    <ListPage
      title="Supplier"
      path="/supplier/"
      noun="supplier"
      endpoint={suppliers.list}
      exporting={suppliers.export}
      above={above}
      columns={supplierColumns}
      views={views}
      filters={filtersWith(cities.data ?? [])}
      searchFor="Cari nama, bidang, telepon…"
      defaultSort="name"
      nameOf={(row) => row.name}
      linkOf={(row) => `/supplier/detail/${row.id}`}
      editOf={(row) => `/supplier/edit/${row.id}`}
      menuOf={(row) => <SupplierMenu row={row} />}
      bulk={(selection, rows) => (
        <>
          <MergeTwo
            kind="supplier"
            permission={mergeSuppliers.permission}
            isLess={isLess}
            selection={selection}
            rows={rows}
          />
          <ArchiveMany doors={supplierDoors} selection={selection} rows={rows} />
          <RemoveMany doors={supplierDoors} selection={selection} rows={rows} />
        </>
      )}
      createAt="/supplier/tambah"
      primary={add}
      actions={<ImportButton of={importable} />}
      first={{
        title: 'Belum ada supplier.',
        text: 'Simpan nama, kontak, termin, dan rekening supplier sekali, lalu pakai di setiap pembelian dan pembayaran.',
        actions: add,
      }}
    />
  )
}

function isLess(first: SupplierRow, second: SupplierRow): boolean {
  return BigInt(first.payable) < BigInt(second.payable)
}

function filtersWith(cities: readonly string[]): readonly ListFilter[] {
  return [
    { key: 'kind', label: 'Kategori', kind: 'many', quick: true, words: wordsOf(supplierKinds) },
    {
      key: 'city',
      label: 'Kota',
      kind: 'many',
      quick: true,
      words: cities.map((city) => ({ value: city, label: city })),
    },
    { key: 'payable', label: 'Hutang', kind: 'amounts', quick: true },
    { key: 'status', label: 'Status', kind: 'many', words: wordsOf(supplierStatuses) },
    { key: 'lastBoughtOn', label: 'Terakhir beli', kind: 'days' },
  ]
}

function wordsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
