import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { later } from '#kit/screen/client/later.tsx'
import {
  changeWarehouse,
  exportWarehouses,
  listWarehouses,
  warehouseTypes,
  type WarehouseRow,
} from '#modules/warehouse/contract.ts'
import { warehouseColumns } from './warehouse-tab/columns.tsx'

const WarehouseSheet = later(() => import('./warehouse-tab/warehouse-sheet.tsx').then((parts) => parts.WarehouseSheet))

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
  const [open, setOpen] = useState<WarehouseRow | 'new'>()
  const mayCreate = useCan('create gudang')
  const mayUpdate = useCan('update gudang')
  const add = mayCreate && (
    <Button variant="filled" icon={<Plus />} onClick={() => setOpen('new')}>
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
        columns={warehouseColumns}
        views={views}
        filters={filters}
        searchFor="Cari nama, kode…"
        defaultSort="name"
        nameOf={(row) => row.name}
        linkOf={(row) => `/gudang/detail/${row.id}`}
        menuOf={mayUpdate ? (row) => <WarehouseMenu row={row} onEdit={() => setOpen(row)} /> : undefined}
        onCreate={mayCreate ? () => setOpen('new') : undefined}
        primary={add || undefined}
        actions={<ImportButton of={importable} />}
        above={above}
        first={{
          title: 'Belum ada gudang.',
          text: 'Gudang mencatat barang ada di mana. Buat satu dulu, misalnya Gudang Utama.',
          actions: add,
        }}
      />
      {open && <WarehouseSheet warehouse={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function WarehouseMenu({ row, onEdit }: { readonly row: WarehouseRow; readonly onEdit: () => void }) {
  const change = useAct(changeWarehouse, {
    say: row.isArchived ? `${row.name} diaktifkan.` : `${row.name} dinonaktifkan.`,
  })
  const { id, version, code, name, type, address, city, keeper, racks, allowNegative } = row
  const turn = () =>
    void change.now({
      ...{ id, version, code, name, type, address, city, keeper, racks: [...racks], allowNegative },
      isArchived: !row.isArchived,
    })
  return (
    <>
      <MenuItem hint="E" onSelect={onEdit}>
        Ubah
      </MenuItem>
      {row.type !== 'transit' && (
        <MenuGo to="/gudang/tambah-stock" search={{ gudang: row.id, jenis: 'opname' }}>
          Opname
        </MenuGo>
      )}
      <MenuItem onSelect={turn}>{row.isArchived ? 'Aktifkan' : 'Nonaktifkan'}</MenuItem>
    </>
  )
}
