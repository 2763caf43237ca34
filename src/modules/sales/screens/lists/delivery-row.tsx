import Eye from 'lucide-react/icons/eye'
import PackageCheck from 'lucide-react/icons/package-check'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { orderDeliveries, type DeliveryListRow } from '../../deliveries/contract.ts'
import { mailPaper } from '../../papers/contract.ts'
import { DeliveryAsked, DeliveryItems, type DeliveryAsking } from '../document/delivery-acts.tsx'
import { usePrintMarked } from '../document/print-marked.ts'

const SendPaperSheet = later(() => import('../acts/send-paper-sheet.tsx').then((parts) => parts.SendPaperSheet))

/** What of a row's acts asks something first. */
export type DeliveryRowAsking = DeliveryAsking | 'send'

interface MenuProps {
  readonly row: DeliveryListRow
  readonly to: string
  readonly onAsk: (asking: DeliveryRowAsking) => void
}

/** What a row of the list offers without opening the surat jalan; what may be done is told once the menu is open. */
export function DeliveryRowMenu({ row, to, onAsk }: MenuProps) {
  const asked = useAsk(orderDeliveries, { id: row.orderId }, { isQuiet: true })
  const delivery = asked.data?.deliveries.find((one) => one.id === row.id)
  const print = usePrintMarked()
  const maySend = useMay(mailPaper)
  return (
    <>
      <MenuGo to={to} icon={<Eye />}>
        Lihat
      </MenuGo>
      <MenuItem icon={<Printer />} onSelect={() => void print('surat-jalan', row.id)}>
        Cetak
      </MenuItem>
      {maySend && (
        <MenuItem icon={<Send />} onSelect={() => onAsk('send')}>
          Kirim
        </MenuItem>
      )}
      {delivery?.can.includes('receive') && (
        <MenuItem icon={<PackageCheck />} onSelect={() => onAsk('receive')}>
          Tandai diterima
        </MenuItem>
      )}
      {delivery?.can.includes('return') && (
        <MenuItem icon={<Undo2 />} onSelect={() => onAsk('return')}>
          Catat retur
        </MenuItem>
      )}
      {delivery && <DeliveryItems delivery={delivery} onAsk={onAsk} />}
    </>
  )
}

interface AskedProps {
  readonly row: DeliveryListRow
  readonly asking: DeliveryRowAsking
  readonly onClose: () => void
}

/** The sheet or the question of the act that was chosen; the list stays where it is. */
export function DeliveryRowAsked({ row, asking, onClose }: AskedProps) {
  const asked = useAsk(orderDeliveries, { id: row.orderId })
  if (asking === 'send') return <SendPaperSheet kind="surat-jalan" id={row.id} label={row.label} onClose={onClose} />
  return (
    <DeliveryAsked
      delivery={asked.data?.deliveries.find((one) => one.id === row.id)}
      asked={asked}
      asking={asking}
      onClose={onClose}
    />
  )
}
