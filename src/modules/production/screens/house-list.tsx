import Plus from 'lucide-react/icons/plus'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { houseStatuses } from '../house.record.ts'
import { houseCities, houses } from '../houses/contract.ts'
import { later } from '#kit/screen/client/later.tsx'
import { houseColumns } from './house-list/columns.tsx'

// Fetched when a row's acts are asked for: the list comes first.
const HouseRowMenu = later(() => import('./house-list/row-menu.tsx').then((parts) => parts.HouseRowMenu))
const RemoveHouses = later(() => import('./house-list/remove-houses.tsx').then((parts) => parts.RemoveHouses))

listAhead('/rumah-produksi/', houses.list)

const importable = [
  { name: 'rumah-produksi', label: 'Rumah produksi', permissions: ['create rumah-produksi'] },
  { name: 'resep', label: 'Resep', permissions: ['create rumah-produksi'] },
]

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'aktif', label: 'Aktif', set: { status: 'aktif' } },
  { id: 'nonaktif', label: 'Nonaktif', set: { status: 'nonaktif' } },
]

/** The places where we make things. */
export function HouseList() {
  const words = useAsk(houseCities, {}, { freshFor: 60_000 })
  const mayCreate = useCan('create rumah-produksi')
  const add = mayCreate ? (
    <GoButton to="/rumah-produksi/tambah" variant="filled" icon={<Plus />}>
      Tambah rumah produksi
    </GoButton>
  ) : undefined
  return (
    <ListPage
      title="Rumah Produksi"
      path="/rumah-produksi/"
      noun="rumah produksi"
      endpoint={houses.list}
      exporting={houses.export}
      columns={houseColumns}
      views={views}
      filters={filtersWith(words.data)}
      searchFor="Cari nama, kode, kota…"
      defaultSort="name"
      nameOf={(row) => row.name}
      linkOf={(row) => `/rumah-produksi/detail/${row.id}`}
      editOf={(row) => `/rumah-produksi/edit/${row.id}`}
      menuOf={(row) => <HouseRowMenu row={row} />}
      bulk={(selection, rows) => <RemoveHouses selection={selection} rows={rows} />}
      createAt="/rumah-produksi/tambah"
      primary={add}
      actions={<ImportButton of={importable} />}
      first={{
        title: 'Belum ada rumah produksi.',
        text: 'Daftarkan tempat produksi. Gudang bahan dan gudang barang jadinya dibuat otomatis.',
        actions: add,
      }}
    />
  )
}

function filtersWith(
  words: { readonly cities: readonly string[]; readonly heads: readonly string[] } | undefined,
): readonly ListFilter[] {
  const own = (list: readonly string[] = []) => list.map((each) => ({ value: each, label: each }))
  return [
    { key: 'city', label: 'Kota', kind: 'many', quick: true, words: own(words?.cities) },
    {
      key: 'status',
      label: 'Status',
      kind: 'many',
      quick: true,
      words: Object.entries(houseStatuses).map(([value, label]) => ({ value, label })),
    },
    { key: 'headName', label: 'Penanggung jawab', kind: 'many', words: own(words?.heads) },
  ]
}
