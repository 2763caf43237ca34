import ClipboardList from 'lucide-react/icons/clipboard-list'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import ScrollText from 'lucide-react/icons/scroll-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMay } from '#kit/screen/client/use-can.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuLine } from '#kit/screen/ui/menu.tsx'
import type { CustomerRow } from '#modules/parties/contract.ts'
import { customerDoors } from '../customer-doors.ts'
import { ArchiveItem } from '../party-list/archive-item.tsx'
import { WhatsAppItem } from '../party-list/whatsapp-item.tsx'

/** What one can do with a customer from the list. */
export function CustomerMenu({ row }: { readonly row: CustomerRow }) {
  const mayDelete = useMay(customerDoors.remove)
  return (
    <>
      <MenuGo to="/order/tambah" search={{ pelanggan: row.id }} icon={<ClipboardList />}>
        Buat order
      </MenuGo>
      <MenuGo to={`/pelanggan/transaksi/detail/${row.id}`} icon={<ScrollText />}>
        Riwayat transaksi
      </MenuGo>
      <WhatsAppItem phone={row.whatsapp ?? row.phone} />
      <MenuLine />
      <MenuGo to={`/pelanggan/detail/${row.id}`} icon={<Eye />}>
        Lihat
      </MenuGo>
      <MenuGo to={`/pelanggan/edit/${row.id}`} icon={<Pencil />} hint="E">
        Ubah
      </MenuGo>
      <MenuGo to="/pelanggan/tambah" search={{ salin: row.id }} icon={<Copy />}>
        Duplikat
      </MenuGo>
      <ArchiveItem doors={customerDoors} row={row} />
      {mayDelete && (
        <MenuGo to={`/pelanggan/detail/${row.id}`} search={{ buka: 'hapus' }} icon={<Trash2 />}>
          Hapus
        </MenuGo>
      )}
    </>
  )
}
