import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import MessageCircle from 'lucide-react/icons/message-circle'
import Pencil from 'lucide-react/icons/pencil'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { whatsappAddress } from '#kit/screen/format/phone-link.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { customers, type CustomerRow } from '#modules/parties/contract.ts'

/** What one can do with a customer from the list. */
export function CustomerMenu({ row }: { readonly row: CustomerRow }) {
  const phone = row.whatsapp ?? row.phone
  return (
    <>
      <MenuGo to="/order/tambah" search={{ pelanggan: row.id }} icon={<ClipboardList />}>
        Buat order
      </MenuGo>
      <MenuGo to={`/pelanggan/transaksi/detail/${row.id}`} icon={<ScrollText />}>
        Riwayat transaksi
      </MenuGo>
      {phone && (
        <MenuItem asChild>
          <a href={whatsappAddress(phone)} target="_blank" rel="noreferrer">
            <MessageCircle />
            <span className="flex-1">WhatsApp</span>
          </a>
        </MenuItem>
      )}
      <MenuLine />
      <MenuGo to={`/pelanggan/edit/${row.id}`} icon={<Pencil />} hint="E">
        Ubah
      </MenuGo>
      <ArchiveItem row={row} />
    </>
  )
}

function ArchiveItem({ row }: { readonly row: CustomerRow }) {
  const archive = useAct(customers.archive, { say: `${row.name} diarsipkan.` })
  const restore = useAct(customers.restore, { say: `${row.name} dipulihkan.` })
  const { id, version } = row
  if (!useCan(customers.archive.permission)) return null
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
