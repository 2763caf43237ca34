import Ban from 'lucide-react/icons/ban'
import FilePen from 'lucide-react/icons/file-pen'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash-2'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import {
  deleteDelivery,
  sendDelivery,
  voidDelivery,
  type DeliveryDetail,
  type OrderDeliveries,
} from '../../deliveries/contract.ts'

const AmendDelivery = later(() => import('../acts/amend-delivery.tsx').then((parts) => parts.AmendDelivery))
const DeliverSheet = later(() => import('../acts/deliver-sheet.tsx').then((parts) => parts.DeliverSheet))
const ReceiveSheet = later(() => import('../acts/receive-sheet.tsx').then((parts) => parts.ReceiveSheet))
const ReturnSheet = later(() => import('../acts/return-sheet.tsx').then((parts) => parts.ReturnSheet))

/** Sheets that begin with what the order knows. */
const SHEETS = {
  amend: 'Ubah keterangan',
  deliver: 'Kirim barang',
  edit: 'Ubah draf',
  receive: 'Tandai diterima',
  return: 'Catat retur',
} as const
const FILES = {
  amend: AmendDelivery,
  deliver: DeliverSheet,
  edit: DeliverSheet,
  receive: ReceiveSheet,
  return: ReturnSheet,
}

/** What of the acts on a surat jalan asks something first; the next delivery of its order with them. */
export type DeliveryAsking = keyof typeof SHEETS | 'void'

interface ItemsProps {
  readonly delivery: DeliveryDetail
  readonly onAsk: (asking: DeliveryAsking) => void
}

/** What can be done with a surat jalan beside what stands next to its paper: sending a draft, what may still change, undoing it. */
export function DeliveryItems({ delivery, onAsk }: ItemsProps) {
  const send = useAct(sendDelivery, { say: (done) => `Surat jalan ${done.number ?? ''} dikirim.` })
  const drop = useAct(deleteDelivery, { say: 'Draf surat jalan dihapus.' })
  const { id, version, can } = delivery
  return (
    <>
      {can.includes('edit') && (
        <MenuItem icon={<Pencil />} onSelect={() => onAsk('edit')}>
          Ubah draf
        </MenuItem>
      )}
      {can.includes('send') && (
        <MenuItem icon={<Send />} onSelect={() => void send.now({ id, version })}>
          Kirim sekarang
        </MenuItem>
      )}
      {can.includes('amend') && (
        <MenuItem icon={<FilePen />} onSelect={() => onAsk('amend')}>
          Ubah keterangan
        </MenuItem>
      )}
      {can.includes('delete') && (
        <MenuItem icon={<Trash />} danger onSelect={() => void drop.now({ id })}>
          Hapus draf
        </MenuItem>
      )}
      {can.includes('void') && (
        <>
          <MenuLine />
          <MenuItem icon={<Ban />} danger onSelect={() => onAsk('void')}>
            Batalkan surat jalan
          </MenuItem>
        </>
      )}
    </>
  )
}

interface AskedProps {
  /** Absent where nothing was sent yet. */
  readonly delivery: Pick<DeliveryDetail, 'id' | 'label' | 'version'> | undefined
  readonly asked: Asked<OrderDeliveries>
  readonly asking: DeliveryAsking
  readonly onClose: () => void
  readonly onSent?: (sent: { readonly id: string }) => void
}

/** The sheet or the question of the act that was chosen. */
export function DeliveryAsked({ delivery, asked, asking, onClose, onSent }: AskedProps) {
  if (asking === 'void') return delivery ? <VoidDelivery {...delivery} onClose={onClose} /> : null
  return (
    <AskedSheet title={SHEETS[asking]} asked={asked} of={FILES[asking]} onClose={onClose}>
      {(order) => {
        const fresh = order.deliveries.find((one) => one.id === delivery?.id)
        if (asking === 'deliver' || asking === 'edit') {
          return (
            <DeliverSheet
              orderId={order.orderId}
              lines={order.deliverable}
              address={order.shippingAddress}
              draft={asking === 'edit' ? fresh : undefined}
              onClose={onClose}
              onSent={onSent}
            />
          )
        }
        if (!fresh) return null
        if (asking === 'amend') return <AmendDelivery delivery={fresh} onClose={onClose} />
        if (asking === 'receive') return <ReceiveSheet delivery={fresh} onClose={onClose} />
        return <ReturnSheet delivery={fresh} onClose={onClose} />
      }}
    </AskedSheet>
  )
}

interface VoidProps extends Pick<DeliveryDetail, 'id' | 'label' | 'version'> {
  readonly onClose: () => void
}

function VoidDelivery({ id, label, version, onClose }: VoidProps) {
  const undo = useAct(voidDelivery, { say: `${label} dibatalkan, stok kembali.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan surat jalan ${label}?`}
      text="Barang kembali ke stok dengan nilai semula. Surat jalan tetap tersimpan dengan tanda BATAL."
      act="Batalkan surat jalan"
      doing={undo}
      onConfirm={(reason) => void undo.now({ id, version, reason })}
      onClose={onClose}
    />
  )
}
