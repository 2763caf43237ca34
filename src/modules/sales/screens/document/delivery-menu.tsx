import Ban from 'lucide-react/icons/ban'
import FilePen from 'lucide-react/icons/file-pen'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash-2'
import Truck from 'lucide-react/icons/truck'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { deleteDelivery, sendDelivery, type DeliveryDetail } from '../../deliveries/contract.ts'

interface DeliveryMenuProps {
  readonly delivery: DeliveryDetail
  readonly onDeliver?: () => void
  readonly onEdit: () => void
  readonly onAmend: () => void
  readonly onVoid: () => void
}

/** What else can be done with a surat jalan. */
export function DeliveryMenu({ delivery, onDeliver, onEdit, onAmend, onVoid }: DeliveryMenuProps) {
  const send = useAct(sendDelivery, { say: (done) => `Surat jalan ${done.number ?? ''} dikirim.` })
  const drop = useAct(deleteDelivery, { say: 'Draf surat jalan dihapus.' })
  const { can } = delivery
  if (!onDeliver && !can.some((act) => act !== 'receive' && act !== 'return')) return null
  return (
    <MoreMenu>
      {onDeliver && (
        <MenuItem icon={<Truck />} onSelect={onDeliver}>
          Kirim sisa barang
        </MenuItem>
      )}
      {can.includes('edit') && (
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          Ubah draf
        </MenuItem>
      )}
      {can.includes('send') && (
        <MenuItem icon={<Send />} onSelect={() => void send.now({ id: delivery.id, version: delivery.version })}>
          Kirim sekarang
        </MenuItem>
      )}
      {can.includes('amend') && (
        <MenuItem icon={<FilePen />} onSelect={onAmend}>
          Ubah keterangan
        </MenuItem>
      )}
      {can.includes('delete') && (
        <MenuItem icon={<Trash />} danger onSelect={() => void drop.now({ id: delivery.id })}>
          Hapus draf
        </MenuItem>
      )}
      {can.includes('void') && (
        <>
          <MenuLine />
          <MenuItem icon={<Ban />} danger onSelect={onVoid}>
            Batalkan surat jalan
          </MenuItem>
        </>
      )}
    </MoreMenu>
  )
}
