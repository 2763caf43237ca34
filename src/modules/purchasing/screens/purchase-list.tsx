import { useSearch } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import Receipt from 'lucide-react/icons/receipt'
import { useMemo, type ReactNode } from 'react'
import { addDays, weekdayOf } from '#ground/day.ts'
import { today } from '#kit/screen/format/zone.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { TickedSums } from '#kit/screen/document/ticked-sums.tsx'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { laterSource } from '#kit/screen/picker/later-source.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { useTagsFilter } from '#kit/screen/list/tags-column.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { purchaseBillWords, purchaseStatusWords } from '../orders/columns.ts'
import { countPurchases, exportPurchases, listPurchases, purchaseTags, startPurchase } from '../orders/contract.ts'
import { lateColumns, purchaseColumns } from './list/columns.tsx'

listAhead('/pembelian-barang/', listPurchases)

const PurchaseRowMenu = later(() => import('./list/row-menu.tsx').then((parts) => parts.PurchaseRowMenu))
const RemoveDrafts = later(() => import('./list/remove-drafts.tsx').then((parts) => parts.RemoveDrafts))
const PrintMany = later(() => import('./list/print-many.tsx').then((parts) => parts.PrintMany))
const BulkReceive = later(() => import('./list/bulk-receive.tsx').then((parts) => parts.BulkReceive))

const late = lateColumns(purchaseColumns)

const importable = [{ name: 'pembelian', label: 'Pembelian', permissions: ['create pembelian-barang'] }]

/** Everything we asked suppliers for, and where each order stands. */
export function PurchaseList({ above }: { readonly above: ReactNode }) {
  const counts = useAsk(countPurchases, {}, { freshFor: 30_000 }).data
  const places = useAsk(startPurchase, {}, { freshFor: 60_000 }).data?.warehouses
  const byTags = useTagsFilter(purchaseTags)
  const filters = useMemo(() => filtersOf(places ?? []), [places])
  const { view }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isLate = view === 'terlambat'
  const mayCreate = useCan('create pembelian-barang')
  const add = mayCreate && (
    <GoButton to="/pembelian-barang/tambah" variant="filled" icon={<Plus />}>
      Tambah pembelian
    </GoButton>
  )
  // On a phone both stand across the bottom: goods paid at a shop are written down where they were bought.
  const primary = add && (
    <span className="flex gap-2 max-md:[&>*]:flex-1">
      <span className="hidden max-md:contents">
        <CashButton />
      </span>
      {add}
    </span>
  )
  return (
    <ListPage
      title="Pembelian Barang"
      path="/pembelian-barang/"
      noun="pembelian"
      endpoint={listPurchases}
      exporting={exportPurchases}
      above={above}
      keptAs={isLate ? '/pembelian-barang/terlambat' : undefined}
      columns={isLate ? late : purchaseColumns}
      views={viewsWith(counts)}
      filters={[...filters, ...byTags]}
      searchFor="Cari nomor, supplier…"
      defaultSort={isLate ? 'expectedDate' : '-date'}
      nameOf={(row) => row.label}
      linkOf={(row) => `/pembelian-barang/detail/${row.id}`}
      editOf={(row) => `/pembelian-barang/edit/${row.id}`}
      menuOf={(row) => <PurchaseRowMenu row={row} />}
      bulk={(selection, rows) => (
        <>
          <TickedSums selection={selection} rows={rows} word="Sisa bayar" openOf={(row) => row.leftDue} />
          <BulkReceive selection={selection} rows={rows} />
          <PrintMany kind="po" selection={selection} />
          <RemoveDrafts selection={selection} rows={rows} />
        </>
      )}
      createAt={mayCreate ? '/pembelian-barang/tambah' : undefined}
      primary={primary}
      actions={
        mayCreate && (
          <>
            <ImportButton of={importable} />
            <CashButton />
          </>
        )
      }
      first={{
        title: 'Belum ada pembelian.',
        text: 'Pesan barang ke supplier, lalu catat penerimaan, tagihan dan pembayarannya di sini.',
        actions: add,
      }}
    />
  )
}

function CashButton() {
  return (
    <GoButton to="/pembelian-barang/tambah" search={{ jenis: 'tunai' }} icon={<Receipt />}>
      Nota toko
    </GoButton>
  )
}

interface Counts {
  readonly toApprove: number
  readonly toReceive: number
  readonly late: number
}

function viewsWith(counts: Counts | undefined): readonly ListView[] {
  return [
    { id: 'semua', label: 'Semua', set: {} },
    { id: 'perlu-diterima', label: 'Menunggu diterima', set: { view: 'perlu-diterima' }, count: counts?.toReceive },
    { id: 'terlambat', label: 'Terlambat', set: { view: 'terlambat' }, count: counts?.late, isHot: true },
    { id: 'belum-lunas', label: 'Belum lunas', set: { bill: 'billed,partial' } },
    { id: 'tempo-minggu-ini', label: 'Jatuh tempo minggu ini', set: { bill: 'billed,partial', ...thisWeek() } },
    {
      id: 'perlu-disetujui',
      label: 'Perlu disetujui',
      set: { view: 'perlu-disetujui' },
      count: counts?.toApprove,
      isHot: true,
    },
  ]
}

/** From Monday to Sunday of the week that today stands in. */
function thisWeek() {
  const monday = addDays(today(), -weekdayOf(today()))
  return { nextDueFrom: monday, nextDueTo: addDays(monday, 6) }
}

const sources = {
  supplier: laterSource({ key: 'supplier', noun: 'supplier' }, () =>
    import('#modules/parties/screens/face.tsx').then((face) => face.supplierSource()),
  ),
  item: laterSource({ key: 'item', noun: 'produk' }, () =>
    import('#modules/catalog/screens/face.tsx').then((face) => face.itemSource()),
  ),
}

function filtersOf(places: readonly { readonly id: string; readonly name: string }[]): readonly ListFilter[] {
  return [
    { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(purchaseStatusWords) },
    { key: 'supplierId', label: 'Supplier', kind: 'one', quick: true, source: sources.supplier },
    { key: 'date', label: 'Periode', kind: 'days', quick: true },
    { key: 'bill', label: 'Pembayaran', kind: 'many', quick: true, words: optionsOf(purchaseBillWords) },
    {
      key: 'warehouseId',
      label: 'Gudang',
      kind: 'many',
      words: places.map(({ id, name }) => ({ value: id, label: name })),
    },
    { key: 'item', label: 'Berisi barang', kind: 'one', source: sources.item },
    { key: 'total', label: 'Nilai', kind: 'amounts' },
    { key: 'expectedDate', label: 'Perkiraan tiba', kind: 'days' },
    { key: 'isLate', label: 'Terlambat', kind: 'flag' },
    { key: 'isCash', label: 'Nota toko', kind: 'flag' },
  ]
}
