import Banknote from 'lucide-react/icons/banknote'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import Truck from 'lucide-react/icons/truck'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useStepKey } from '#kit/screen/shell/keys.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { caution } from '#kit/screen/ui/complain.ts'
import { createInvoice } from '../../invoices/contract.ts'
import { invoiceLeft } from '../document/invoice-left.ts'
import { confirmOrder } from '../../orders/act-contract.ts'
import type { OrderDetail } from '../../orders/contract.ts'
import { isHalfSent } from './bills-sent.ts'

/** A sheet of the order's page; an advance is an invoice that names no goods. */
export type Opening = 'deliver' | 'invoice' | 'advance' | 'pay'

interface NextStepProps {
  readonly order: OrderDetail
  readonly onOpen: (what: Opening) => void
}

/** The one next step of the order: confirm, send, bill, collect. Alt+Enter takes it. */
export function NextStep({ order, onOpen }: NextStepProps) {
  const confirm = useAct(confirmOrder, {
    say: (done) => (done.number ? `Order ${done.number} dikonfirmasi.` : 'Order diajukan, menunggu persetujuan.'),
    onDone: ({ warnings }) => {
      for (const { text } of warnings) caution(text)
    },
  })
  const invoice = useAct(createInvoice, {
    say: invoiceLeft,
    then: `/order/invoice/${order.id}`,
  })
  const step = nextOf(order)
  const take = () => {
    if (step === 'confirm') void confirm.now({ id: order.id, version: order.version })
    else if (step === 'invoice' && !isHalfSent(order)) void invoice.now({ id: order.id })
    else if (step) onOpen(step)
  }
  useStepKey(step && take)
  if (!step) return null
  const { label, icon } = STEPS[step]
  return (
    <Button
      variant="filled"
      icon={icon}
      isBusy={confirm.isBusy || invoice.isBusy}
      title="Alt Enter"
      data-keys="Alt Enter"
      onClick={take}
    >
      {label}
    </Button>
  )
}

const STEPS = {
  confirm: { label: 'Konfirmasi', icon: <Check /> },
  deliver: { label: 'Kirim barang', icon: <Truck /> },
  invoice: { label: 'Buat invoice', icon: <FileText /> },
  pay: { label: 'Catat pembayaran', icon: <Banknote /> },
} as const

/** What comes next, in the order work is done; of an order that is half sent, what went is billed. */
export function nextOf(order: Pick<OrderDetail, 'can' | 'delivery'>): keyof typeof STEPS | undefined {
  if (isHalfSent(order)) return 'invoice'
  return (['confirm', 'deliver', 'invoice', 'pay'] as const).find((act) => order.can.includes(act))
}
