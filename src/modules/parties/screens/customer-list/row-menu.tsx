import ClipboardList from 'lucide-react/icons/clipboard-list'
import Pencil from 'lucide-react/icons/pencil'
import ScrollText from 'lucide-react/icons/scroll-text'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuLine } from '#kit/screen/ui/menu.tsx'
import type { CustomerRow } from '#modules/parties/contract.ts'
import { customerDoors } from '../customer-doors.ts'
import { ArchiveItem } from '../party-list/archive-item.tsx'
import { WhatsAppItem } from '../party-list/whatsapp-item.tsx'

/** What one can do with a customer from the list. */
export function CustomerMenu({ row }: { readonly row: CustomerRow }) {
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
      <MenuGo to={`/pelanggan/edit/${row.id}`} icon={<Pencil />} hint="E">
        Ubah
      </MenuGo>
      <ArchiveItem doors={customerDoors} row={row} />
    </>
  )
}
