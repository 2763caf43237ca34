import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { useTagsFilter } from '#kit/screen/list/tags-column.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import {
  customerCities,
  customers,
  customerSalespeople,
  customerTags,
  mergeCustomers,
  type CustomerRow,
} from '#modules/parties/contract.ts'
import { customerStatuses, customerTypes } from '#modules/parties/customer.record.ts'
import { customerDoors } from './customer-doors.ts'
import { customerColumns } from './customer-list/columns.tsx'
import { CustomerMenu } from './customer-list/row-menu.tsx'
import { MergeTwo } from './merge/merge-two.tsx'

listAhead('/pelanggan/', customers.list)

const ArchiveMany = later(() => import('./party-list/archive-many.tsx').then((parts) => parts.ArchiveMany))
const RemoveMany = later(() => import('./party-list/remove-many.tsx').then((parts) => parts.RemoveMany))

const importable = [
  { name: 'pelanggan', label: 'Pelanggan', permissions: ['create pelanggan'] },
  { name: 'saldo-awal-piutang', label: 'Saldo awal piutang', permissions: ['update pelanggan'] },
]

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'berpiutang', label: 'Berpiutang', set: { receivableFrom: '1' } },
  { id: 'lewat-tempo', label: 'Lewat tempo', set: { isOverdue: 'true' } },
  { id: 'diblokir', label: 'Diblokir', set: { status: 'diblokir' } },
  { id: 'arsip', label: 'Arsip', set: { archived: 'true' } },
]

/** Everybody who buys from us. */
export function CustomerList({ above }: { readonly above: ReactNode }) {
  const cities = useAsk(customerCities, {}, { freshFor: 60_000 })
  const people = useAsk(customerSalespeople, {}, { freshFor: 60_000 })
  const byTags = useTagsFilter(customerTags)
  const add = (
    <GoButton to="/pelanggan/tambah" variant="filled" icon={<Plus />}>
      Tambah pelanggan
    </GoButton>
  )
  return (
    <ListPage
      title="Pelanggan"
      path="/pelanggan/"
      noun="pelanggan"
      endpoint={customers.list}
      exporting={customers.export}
      above={above}
      columns={customerColumns}
      views={views}
      filters={[...filtersWith(cities.data ?? [], people.data ?? []), ...byTags]}
      searchFor="Cari nama, kode, telepon…"
      defaultSort="name"
      nameOf={(row) => row.name}
      linkOf={(row) => `/pelanggan/detail/${row.id}`}
      editOf={(row) => `/pelanggan/edit/${row.id}`}
      menuOf={(row) => <CustomerMenu row={row} />}
      bulk={(selection, rows) => (
        <>
          <MergeTwo
            kind="customer"
            permission={mergeCustomers.permission}
            isLess={isLess}
            selection={selection}
            rows={rows}
          />
          <ArchiveMany doors={customerDoors} selection={selection} rows={rows} />
          <RemoveMany doors={customerDoors} selection={selection} rows={rows} />
        </>
      )}
      createAt="/pelanggan/tambah"
      primary={add}
      actions={<ImportButton of={importable} />}
      first={{
        title: 'Belum ada pelanggan.',
        text: 'Simpan nama, alamat, dan kontak pelanggan sekali, lalu pakai di setiap order dan invoice.',
        actions: add,
      }}
    />
  )
}

function filtersWith(
  cities: readonly string[],
  people: readonly { id: string; name: string }[],
): readonly ListFilter[] {
  return [
    { key: 'type', label: 'Jenis', kind: 'many', quick: true, words: wordsOf(customerTypes) },
    {
      key: 'city',
      label: 'Kota',
      kind: 'many',
      quick: true,
      words: cities.map((city) => ({ value: city, label: city })),
    },
    { key: 'receivable', label: 'Piutang', kind: 'amounts', quick: true },
    {
      key: 'salespersonId',
      label: 'Sales',
      kind: 'many',
      words: people.map(({ id, name }) => ({ value: id, label: name })),
    },
    { key: 'status', label: 'Status', kind: 'many', words: wordsOf(customerStatuses) },
    { key: 'isOverdue', label: 'Lewat tempo', kind: 'flag' },
    { key: 'isQuiet', label: 'Tanpa transaksi > 90 hari', kind: 'flag' },
    { key: 'lastDealOn', label: 'Transaksi terakhir', kind: 'days' },
  ]
}

function wordsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}

function isLess(first: CustomerRow, second: CustomerRow): boolean {
  return first.openOrders < second.openOrders || BigInt(first.receivable) < BigInt(second.receivable)
}
