import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Ban from 'lucide-react/icons/ban'
import MessageCircle from 'lucide-react/icons/message-circle'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { whatsappAddress } from '#kit/screen/format/phone-link.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { blockCustomer, customers, unblockCustomer, type Customer } from '#modules/parties/contract.ts'

export type Asking = 'block' | 'remove' | undefined

interface CustomerActsProps {
  readonly customer: Customer
  /** Opens a question that outlives the menu. */
  readonly onAsk: (asking: Asking) => void
}

/** The other acts of a customer. */
export function CustomerActs({ customer, onAsk }: CustomerActsProps) {
  const { id, version } = customer
  const unblock = useAct(unblockCustomer, { say: 'Blokir dibuka.' })
  const archive = useAct(customers.archive, { say: `${customer.name} diarsipkan.` })
  const restore = useAct(customers.restore, { say: `${customer.name} dipulihkan.` })
  const mayUpdate = useCan(blockCustomer.permission)
  const mayDelete = useCan(customers.remove.permission)
  const phone = customer.whatsapp ?? customer.phone
  return (
    <>
      {phone && (
        <MenuItem asChild>
          <a href={whatsappAddress(phone)} target="_blank" rel="noreferrer">
            <MessageCircle />
            <span className="flex-1">WhatsApp</span>
          </a>
        </MenuItem>
      )}
      <MenuGo to={`/pelanggan/edit/${id}`} icon={<Pencil />}>
        Ubah
      </MenuGo>
      {mayUpdate && customer.status === 'aktif' && (
        <MenuItem icon={<Ban />} onSelect={() => onAsk('block')}>
          Blokir
        </MenuItem>
      )}
      {mayUpdate && customer.status === 'diblokir' && (
        <MenuItem icon={<Undo2 />} onSelect={() => void unblock.now({ id, version })}>
          Buka blokir
        </MenuItem>
      )}
      {mayDelete && (
        <>
          <MenuLine />
          {customer.archivedAt ? (
            <MenuItem icon={<ArchiveRestore />} onSelect={() => void restore.now({ id, version })}>
              Pulihkan dari arsip
            </MenuItem>
          ) : (
            <MenuItem icon={<Archive />} onSelect={() => void archive.now({ id, version })}>
              Arsipkan
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 />} danger onSelect={() => onAsk('remove')}>
            Hapus
          </MenuItem>
        </>
      )}
    </>
  )
}

/** The question under way, if any. */
export function CustomerQuestion({ customer, asking, onAsk }: CustomerActsProps & { readonly asking: Asking }) {
  const { id, version } = customer
  const close = () => onAsk(undefined)
  const block = useAct(blockCustomer, { say: `${customer.name} diblokir.`, onDone: close })
  const remove = useAct(customers.remove, { say: `${customer.name} dihapus.`, then: '/pelanggan/' })
  if (asking === 'block') {
    return (
      <Confirm
        title={`Blokir ${customer.name}?`}
        text="Order dan pengiriman baru ditahan. Pembayaran tetap bisa dicatat."
        act="Blokir"
        isDanger
        asksReason
        isBusy={block.isBusy}
        refusal={block.refusal?.message}
        onConfirm={(reason) => void block.now({ id, version, reason })}
        onClose={close}
      />
    )
  }
  if (asking !== 'remove') return null
  return (
    <Confirm
      title={`Hapus pelanggan ${customer.name}?`}
      text="Hanya pelanggan tanpa dokumen yang bisa dihapus. Yang sudah dipakai diarsipkan saja."
      act="Hapus"
      busyText="Menghapus…"
      isDanger
      isBusy={remove.isBusy}
      refusal={remove.refusal?.message}
      onConfirm={() => void remove.now({ id })}
      onClose={close}
    />
  )
}
