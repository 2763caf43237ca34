import Plus from 'lucide-react/icons/plus'
import QrCode from 'lucide-react/icons/qr-code'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { FilterWord, ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { later } from '#kit/screen/client/later.tsx'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { laterSource } from '#kit/screen/picker/later-source.ts'
import { itemCategories, items, type ItemRow } from '../contract.ts'
import { itemStatuses, stockStates } from '../item.record.ts'
import { itemColumns } from './item-list/columns.tsx'
import { LabelSheet, labelSource } from './face.tsx'
import { products, rawMaterials, type ItemView } from './item-view.ts'
import type { Labelled } from './label-sheet.tsx'

listAhead(rawMaterials.list, items.list, { of: rawMaterials.of })

const suppliers = laterSource({ key: 'supplier', noun: 'supplier' }, () =>
  import('#modules/parties/screens/face.tsx').then((face) => face.supplierSource()),
)
const RemoveItems = later(() => import('./item-list/remove-items.tsx').then((parts) => parts.RemoveItems))
const ItemMenu = later(() => import('./item-list/row-menu.tsx').then((parts) => parts.ItemMenu))

const importable = {
  'bahan-baku': [{ name: 'bahan-baku', label: 'Bahan baku', permissions: ['create bahan-baku'] }],
  produk: [{ name: 'produk', label: 'Produk', permissions: ['create pembelian-barang'] }],
} as const

/** Bahan baku; `houses` are the production houses it is narrowed by. */
export function RawMaterialList({ houses }: { readonly houses: readonly FilterWord[] }) {
  return (
    <ItemList
      view={rawMaterials}
      houses={houses}
      title="Bahan Baku"
      first="Simpan bahan sekali dengan satuan dan harganya, lalu pakai di pembelian, RAB, dan produksi."
    />
  )
}

/** Tab produk of pembelian-barang. */
export function ProductList({ above }: { readonly above: ReactNode }) {
  return (
    <ItemList
      view={products}
      title="Pembelian Barang"
      above={above}
      first="Simpan barang dan jasa yang dibeli atau dijual, lengkap dengan satuan, harga, dan suppliernya."
    />
  )
}

interface ItemListProps {
  readonly view: ItemView
  readonly title: string
  readonly above?: ReactNode
  readonly first: string
  readonly houses?: readonly FilterWord[]
}

function ItemList({ view, title, above, first, houses = [] }: ItemListProps) {
  const categories = useAsk(itemCategories, {}, { freshFor: 60_000 })
  const [labels, setLabels] = useState<readonly Labelled[]>()
  const columns = useMemo(() => itemColumns(view), [view])
  const add = (
    <GoButton to={view.add} variant="filled" icon={<Plus />}>
      {`Tambah ${view.noun}`}
    </GoButton>
  )
  return (
    <>
      <ListPage
        title={title}
        path={view.list}
        noun={view.noun}
        endpoint={items.list}
        exporting={items.export}
        printing={{ endpoint: items.prices, label: 'Cetak daftar harga' }}
        always={{ of: view.of }}
        columns={columns}
        views={viewsOf(view)}
        filters={[...filtersOf(view, categories.data ?? [], suppliers), ...filterOfHouses(houses)]}
        searchFor="Cari nama, kode…"
        defaultSort="name"
        nameOf={(row) => row.name}
        linkOf={(row) => view.detail(row.id)}
        editOf={(row) => view.edit(row.id)}
        menuOf={(row) => <ItemMenu row={row} view={view} onLabel={() => setLabels([row])} />}
        bulk={(selection, rows) => (
          <>
            <BulkAct onClick={() => setLabels(rows.filter((row: ItemRow) => selection.has(row.id)))}>
              Cetak label
            </BulkAct>
            <RemoveItems selection={selection} rows={rows} noun={view.noun} />
          </>
        )}
        createAt={view.add}
        primary={add}
        actions={
          <>
            <ImportButton of={importable[view.of]} />
            <Button variant="ghost" icon={<QrCode />} onClick={() => setLabels([])}>
              Cetak label
            </Button>
          </>
        }
        above={above}
        first={{ title: `Belum ada ${view.noun}.`, text: first, actions: add }}
      />
      {labels && (
        <Suspense>
          <LabelSheet items={labels} source={labelSource(view)} onClose={() => setLabels(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function viewsOf(view: ItemView): readonly ListView[] {
  return [
    { id: 'semua', label: 'Semua', set: {} },
    { id: 'menipis', label: 'Menipis', set: { stockState: 'menipis,habis', status: 'aktif' } },
    ...(view.of === 'produk' ? [{ id: 'jasa', label: 'Jasa', set: { kind: 'jasa' } }] : []),
    { id: 'nonaktif', label: 'Nonaktif', set: { status: 'nonaktif' } },
    { id: 'arsip', label: 'Arsip', set: { archived: 'true' } },
  ]
}

function filtersOf(view: ItemView, categories: readonly string[], suppliers: ChoiceSource): readonly ListFilter[] {
  return [
    {
      key: 'category',
      label: 'Kategori',
      kind: 'many',
      quick: true,
      words: categories.map((word) => ({ value: word, label: word })),
    },
    { key: 'stockState', label: 'Status stok', kind: 'many', quick: true, words: wordsOf(stockStates) },
    { key: 'defaultSupplierId', label: 'Supplier', kind: 'one', quick: view.of === 'produk', source: suppliers },
    ...(view.of === 'produk'
      ? [{ key: 'kind', label: 'Jenis', kind: 'many', words: view.kinds } satisfies ListFilter]
      : []),
    { key: 'status', label: 'Status', kind: 'many', words: wordsOf(itemStatuses) },
  ]
}

function filterOfHouses(words: readonly FilterWord[]): readonly ListFilter[] {
  return words.length > 0 ? [{ key: 'house', label: 'Rumah produksi', kind: 'many', quick: true, words }] : []
}

function wordsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
