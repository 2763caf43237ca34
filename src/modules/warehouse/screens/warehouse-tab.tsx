import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { exportWarehouses, listWarehouses, warehouseTypes } from '#modules/warehouse/contract.ts'
import { warehouseColumns } from './warehouse-tab/columns.tsx'
import { PlaceMenu } from './warehouse-tab/place-menu.tsx'
import { usePlaceSheets } from './warehouse-tab/place-sheets.tsx'

listAhead('/gudang/', listWarehouses)

const importable = [{ name: 'gudang', label: 'Gudang', permissions: ['create gudang'] }]

const views: readonly ListView[] = [
  { id: 'aktif', label: 'Aktif', set: { isArchived: 'false' } },
  { id: 'nonaktif', label: 'Nonaktif', set: { isArchived: 'true' } },
]

const filters: readonly ListFilter[] = [
  {
    key: 'type',
    label: 'Jenis',
    kind: 'many',
    quick: true,
    words: Object.entries(warehouseTypes).map(([value, label]) => ({ value, label })),
  },
]

/** Tab gudang; warehouses are made and changed in a panel beside the list. */
export function WarehouseTab({ above }: { readonly above: ReactNode }) {
  const sheets = usePlaceSheets()
  const columns = useOwnColumns(warehouseColumns)
  const mayCreate = useCan('create gudang')
  const add = mayCreate && (
    <Button variant="filled" icon={<Plus />} onClick={sheets.add}>
      Tambah gudang
    </Button>
  )
  return (
    <>
      <ListPage
        title="Gudang"
        path="/gudang/"
        noun="gudang"
        endpoint={listWarehouses}
        exporting={exportWarehouses}
        columns={columns}
        views={views}
        filters={filters}
        searchFor="Cari nama, kode…"
        defaultSort="name"
        nameOf={(row) => row.name}
        linkOf={(row) => `/gudang/detail/${row.id}`}
        menuOf={(row) => <PlaceMenu row={row} onEdit={() => sheets.edit(row)} onKeep={() => sheets.keep(row)} />}
        onCreate={mayCreate ? sheets.add : undefined}
        primary={add || undefined}
        actions={<ImportButton of={importable} />}
        above={above}
        first={{
          title: 'Belum ada gudang.',
          text: 'Gudang mencatat barang ada di mana. Buat satu dulu, misalnya Gudang Utama.',
          actions: add,
        }}
      />
      {sheets.sheet}
    </>
  )
}
