import ClipboardList from 'lucide-react/icons/clipboard-list'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { itemCategories } from '#modules/catalog/contract.ts'
import { exportStock, listStock, pickWarehouse, printStock, stockStatuses } from '#modules/warehouse/contract.ts'
import { stockColumns } from './stock-tab/columns.tsx'
import { ValuationButton } from './stock-tab/valuation-button.tsx'

listAhead('/gudang/?tab=stock', listStock)

// Fetched when a row's acts are asked for: the list comes first.
const StockMenu = later(() => import('./stock-tab/row-menu.tsx').then((parts) => parts.StockMenu))
const StockBulkActs = later(() => import('./stock-tab/bulk-acts.tsx').then((parts) => parts.StockBulkActs))

const importable = [{ name: 'stok-awal', label: 'Stok awal', permissions: ['create stock', 'view biaya'] }]

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'menipis', label: 'Menipis', set: { status: 'menipis' }, isHot: true },
  { id: 'habis', label: 'Habis', set: { status: 'habis' } },
  { id: 'perlu-dibeli', label: 'Perlu dibeli', set: { needsReorder: 'true' } },
]

/** Tab stock: what lies where. */
export function StockTab({ above }: { readonly above: ReactNode }) {
  const warehouses = useAsk(pickWarehouse, {}, { freshFor: 60_000 })
  const categories = useAsk(itemCategories, {}, { freshFor: 60_000 })
  const columns = useOwnColumns(stockColumns)
  const places = (warehouses.data ?? []).map((place) => ({ value: place.id, label: place.name }))
  const add = (
    <GoButton to="/gudang/tambah-stock" variant="filled" icon={<Plus />}>
      Catat mutasi
    </GoButton>
  )
  return (
    <ListPage
      title="Stok"
      path="/gudang/"
      noun="item"
      endpoint={listStock}
      exporting={exportStock}
      printing={{ endpoint: printStock, label: 'Cetak daftar stok' }}
      columns={columns}
      views={views}
      filters={filtersWith(places, categories.data ?? [])}
      searchFor="Cari nama, kode…"
      defaultSort="itemName"
      nameOf={(row) => row.itemName}
      linkOf={(row) => `/gudang/detail-stock/${row.id}`}
      editOf={(row) => `/gudang/edit-stock/${row.id}`}
      menuOf={(row) => <StockMenu row={row} />}
      bulk={(selection, rows) => <StockBulkActs selection={selection} rows={rows} />}
      actions={
        <>
          <ImportButton of={importable} />
          <GoButton
            to="/gudang/tambah-stock"
            search={{ jenis: 'opname' }}
            variant="ghost"
            icon={<ClipboardList />}
            className="max-lg:hidden"
          >
            Opname
          </GoButton>
          <ValuationButton />
        </>
      }
      createAt="/gudang/tambah-stock"
      primary={add}
      above={above}
      first={{
        title: 'Belum ada stok.',
        text: 'Catat saldo awal tiap barang supaya stok bisa dijual dan dikirim.',
        actions: add,
      }}
    />
  )
}

function filtersWith(
  places: readonly { value: string; label: string }[],
  categories: readonly string[],
): readonly ListFilter[] {
  return [
    { key: 'warehouseId', label: 'Gudang', kind: 'many', quick: true, words: places },
    {
      key: 'category',
      label: 'Kategori',
      kind: 'many',
      quick: true,
      words: categories.map((name) => ({ value: name, label: name })),
    },
    {
      key: 'status',
      label: 'Status',
      kind: 'many',
      quick: true,
      words: Object.entries(stockStatuses).map(([value, label]) => ({ value, label })),
    },
    {
      key: 'itemKind',
      label: 'Jenis',
      kind: 'many',
      words: [
        { value: 'bahan_baku', label: 'Bahan baku' },
        { value: 'barang', label: 'Barang' },
        { value: 'produk_jadi', label: 'Produk jadi' },
        { value: 'alat', label: 'Alat' },
      ],
    },
    { key: 'lastMoveAt', label: 'Mutasi terakhir', kind: 'days' },
  ]
}
