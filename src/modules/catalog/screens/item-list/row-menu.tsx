import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ChartLine from 'lucide-react/icons/chart-line'
import CirclePause from 'lucide-react/icons/circle-pause'
import CirclePlay from 'lucide-react/icons/circle-play'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import QrCode from 'lucide-react/icons/qr-code'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { items, type ItemRow } from '../../contract.ts'
import { priceHistory } from '../../prices/contract.ts'
import type { ItemView } from '../item-view.ts'

interface ItemMenuProps {
  readonly row: Pick<ItemRow, 'id' | 'name' | 'kind' | 'status' | 'isArchived' | 'version'>
  readonly view: ItemView
  readonly onLabel: () => void
}

/** What one can do with an item from the list, and from its page. */
export function ItemMenu({ row, view, onLabel }: ItemMenuProps) {
  const maySeePrices = useMay(priceHistory)
  return (
    <>
      <MenuGo to="/pembelian-barang/tambah" search={{ item: row.id }} icon={<ShoppingCart />}>
        Beli
      </MenuGo>
      {row.kind !== 'jasa' && (
        <MenuGo to="/gudang/tambah-stock" search={{ stok: row.id }} icon={<ArrowLeftRight />}>
          Catat mutasi
        </MenuGo>
      )}
      {maySeePrices && (
        <MenuGo to={view.detail(row.id)} search={{ bagian: 'harga' }} icon={<ChartLine />}>
          Riwayat harga
        </MenuGo>
      )}
      <MenuItem icon={<QrCode />} onSelect={onLabel}>
        Cetak label
      </MenuItem>
      <MenuLine />
      <MenuGo to={view.edit(row.id)} icon={<Pencil />} hint="E">
        Ubah
      </MenuGo>
      <MenuGo to={view.add} search={{ salin: row.id }} icon={<Copy />}>
        Duplikat
      </MenuGo>
      <StatusItem row={row} />
      <ArchiveItem row={row} />
    </>
  )
}

function StatusItem({ row }: Pick<ItemMenuProps, 'row'>) {
  const isActive = row.status === 'aktif'
  const edit = useAct(items.edit, { say: `${row.name} ${isActive ? 'dinonaktifkan' : 'diaktifkan'}.` })
  const { id, version } = row
  if (!useMay(items.edit) || row.isArchived) return null
  return (
    <MenuItem
      icon={isActive ? <CirclePause /> : <CirclePlay />}
      onSelect={() => void edit.now({ id, version, status: isActive ? 'nonaktif' : 'aktif' })}
    >
      {isActive ? 'Nonaktifkan' : 'Aktifkan'}
    </MenuItem>
  )
}

function ArchiveItem({ row }: Pick<ItemMenuProps, 'row'>) {
  const archive = useAct(items.archive, { say: `${row.name} diarsipkan.` })
  const restore = useAct(items.restore, { say: `${row.name} dipulihkan.` })
  const { id, version } = row
  if (!useMay(items.archive)) return null
  return row.isArchived ? (
    <MenuItem icon={<ArchiveRestore />} onSelect={() => void restore.now({ id, version })}>
      Pulihkan
    </MenuItem>
  ) : (
    <MenuItem icon={<Archive />} onSelect={() => void archive.now({ id, version })}>
      Arsipkan
    </MenuItem>
  )
}
