import Banknote from 'lucide-react/icons/banknote'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Trash2 from 'lucide-react/icons/trash-2'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuLine } from '#kit/screen/ui/menu.tsx'
import type { SupplierRow } from '../../suppliers/contract.ts'
import { ArchiveItem } from '../party-list/archive-item.tsx'
import { WhatsAppItem } from '../party-list/whatsapp-item.tsx'
import { supplierDoors } from '../supplier-doors.ts'

/** What one can do with a supplier from the list. */
export function SupplierMenu({ row }: { readonly row: SupplierRow }) {
  const mayDelete = useMay(supplierDoors.remove)
  const mayPay = useCan('update pembelian-barang') && row.payable !== '0'
  const isOpen = row.status === 'aktif' && !row.isArchived
  return (
    <>
      {isOpen && (
        <MenuGo to="/pembelian-barang/tambah" search={{ supplier: row.id }} icon={<ShoppingCart />}>
          Buat pembelian
        </MenuGo>
      )}
      {mayPay && (
        <MenuGo to={`/supplier/detail/${row.id}`} search={{ buka: 'bayar' }} icon={<Banknote />}>
          Bayar
        </MenuGo>
      )}
      <MenuGo to={`/supplier/detail/${row.id}`} search={{ bagian: 'hutang' }} icon={<ScrollText />}>
        Hutang & pembayaran
      </MenuGo>
      <WhatsAppItem phone={row.whatsapp ?? row.phone} />
      <MenuLine />
      <MenuGo to={`/supplier/detail/${row.id}`} icon={<Eye />}>
        Lihat
      </MenuGo>
      <MenuGo to={`/supplier/edit/${row.id}`} icon={<Pencil />} hint="E">
        Ubah
      </MenuGo>
      <MenuGo to="/supplier/tambah" search={{ salin: row.id }} icon={<Copy />}>
        Duplikat
      </MenuGo>
      <ArchiveItem doors={supplierDoors} row={row} />
      {mayDelete && (
        <MenuGo to={`/supplier/detail/${row.id}`} search={{ buka: 'hapus' }} icon={<Trash2 />}>
          Hapus
        </MenuGo>
      )}
    </>
  )
}
