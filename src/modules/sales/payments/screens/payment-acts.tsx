import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { mailPaper } from '../../papers/contract.ts'
import { usePrintMarked } from '../../screens/document/print-marked.ts'
import { amendPayment, voidPayment, type PaymentDetail } from '../contract.ts'

const AmendPayment = later(() => import('./amend-payment.tsx').then((parts) => parts.AmendPayment))
const SendPaperSheet = later(() =>
  import('../../screens/acts/send-paper-sheet.tsx').then((parts) => parts.SendPaperSheet),
)

/** A payment as its menu knows it. */
export interface PaymentActsOf extends Pick<PaymentDetail, 'id' | 'number' | 'version'> {
  readonly state: string
  readonly withheld: string
}

/** What of its acts asks something first. */
export type PaymentAsking = 'send' | 'amend' | 'void'

interface ItemsProps {
  readonly payment: PaymentActsOf
  readonly onAsk: (asking: PaymentAsking) => void
}

/** What can be done with a payment: its kwitansi, the bukti potong that came later, or taking it back. */
export function PaymentItems({ payment, onAsk }: ItemsProps) {
  const print = usePrintMarked()
  const maySend = useMay(mailPaper)
  const mayAmend = useMay(amendPayment) && payment.state === 'posted'
  const mayVoid = useMay(voidPayment) && payment.state === 'posted'
  return (
    <>
      <MenuItem icon={<Printer />} onSelect={() => void print('kwitansi', payment.id)}>
        Cetak kwitansi
      </MenuItem>
      {maySend && (
        <MenuItem icon={<Send />} onSelect={() => onAsk('send')}>
          Kirim kwitansi
        </MenuItem>
      )}
      {mayAmend && (
        <MenuItem icon={<Pencil />} onSelect={() => onAsk('amend')}>
          {payment.withheld === '0' ? 'Ubah keterangan' : 'Bukti potong & keterangan'}
        </MenuItem>
      )}
      {mayVoid && (
        <VoidItem icon={<Ban />} onSelect={() => onAsk('void')}>
          Batalkan pembayaran
        </VoidItem>
      )}
    </>
  )
}

interface AskedProps {
  readonly payment: PaymentActsOf
  readonly asking: PaymentAsking | undefined
  readonly onClose: () => void
}

/** The sheet or the question of the act that was chosen. */
export function PaymentAsked({ payment, asking, onClose }: AskedProps) {
  const { id, version } = payment
  const number = payment.number ?? ''
  const undo = useAct(voidPayment, { say: `Pembayaran ${number} dibatalkan.`, onDone: onClose })
  if (asking === 'amend') return <AmendPayment id={id} onClose={onClose} />
  if (asking === 'send')
    return <SendPaperSheet kind="kwitansi" id={id} label={`Kwitansi ${number}`} onClose={onClose} />
  if (asking !== 'void') return null
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan pembayaran ${number}?`}
      text="Yang dilunasinya kembali terbuka. Pembayaran tetap tersimpan dengan tanda BATAL."
      act="Batalkan pembayaran"
      doing={undo}
      onConfirm={(reason) => void undo.now({ id, version, reason })}
      onClose={onClose}
    />
  )
}
