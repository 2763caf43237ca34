import CirclePause from 'lucide-react/icons/circle-pause'
import CirclePlay from 'lucide-react/icons/circle-play'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Gauge from 'lucide-react/icons/gauge'
import Pencil from 'lucide-react/icons/pencil'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { keepsSupply } from '#modules/stock/rules.ts'
import { beginStockSettings, changeWarehouse, type WarehouseRow } from '#modules/warehouse/contract.ts'

interface PlaceMenuProps {
  readonly row: WarehouseRow
  readonly onEdit: () => void
  /** Opens the sheet that says how much of an item is kept here. */
  readonly onKeep: () => void
}

/** What can be done with a warehouse from the list, and from its page. */
export function PlaceMenu({ row, onEdit, onKeep }: PlaceMenuProps) {
  const mayUpdate = useMay(changeWarehouse)
  const mayKeep = useMay(beginStockSettings) && !row.isArchived
  return (
    <>
      {mayUpdate && (
        <MenuItem icon={<Pencil />} hint="E" onSelect={onEdit}>
          Ubah
        </MenuItem>
      )}
      {row.type !== 'transit' && (
        <MenuGo to="/gudang/tambah-stock" search={{ gudang: row.id, jenis: 'opname' }} icon={<ClipboardList />}>
          Opname
        </MenuGo>
      )}
      {mayKeep && keepsSupply(row.type) && (
        <MenuItem icon={<Gauge />} onSelect={onKeep}>
          Atur batas barang
        </MenuItem>
      )}
      {mayUpdate && <Turn row={row} />}
    </>
  )
}

function Turn({ row }: Pick<PlaceMenuProps, 'row'>) {
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
      <MenuLine />
      <MenuItem icon={row.isArchived ? <CirclePlay /> : <CirclePause />} onSelect={turn}>
        {row.isArchived ? 'Aktifkan' : 'Nonaktifkan'}
      </MenuItem>
    </>
  )
}
