import Banknote from 'lucide-react/icons/banknote'
import Eye from 'lucide-react/icons/eye'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { orderInvoices, type InvoiceListRow } from '../../invoices/contract.ts'
import { mailPaper } from '../../papers/contract.ts'
import { InvoiceAsked, InvoiceItems, type InvoiceAsking } from '../document/invoice-acts.tsx'
import { usePrintMarked } from '../document/print-marked.ts'

const PaySheet = later(() => import('../acts/pay-sheet.tsx').then((parts) => parts.PaySheet))
const SendPaperSheet = later(() => import('../acts/send-paper-sheet.tsx').then((parts) => parts.SendPaperSheet))

/** An invoice of the list that was issued for an order. */
type BilledRow = InvoiceListRow & { readonly orderId: string }
/** What of a row's acts asks something first. */
export type InvoiceRowAsking = InvoiceAsking | 'pay' | 'send'

/** A saldo awal has no order, and no page: its acts stand in its sheet. */
export function isBilled(row: InvoiceListRow): row is BilledRow {
  return row.orderId !== null
}

interface ItemsProps {
  readonly row: InvoiceListRow
  readonly to: string
  readonly onAsk: (asking: InvoiceRowAsking) => void
}

/** What a row of the list offers without opening the invoice. */
export function InvoiceRowMenu({ row, to, onAsk }: ItemsProps) {
  return (
    <>
      <MenuGo to={to} icon={<Eye />}>
        Lihat
      </MenuGo>
      {isBilled(row) && <BilledItems row={row} onAsk={onAsk} />}
    </>
  )
}

// What its state and one's rights allow is what the page of the invoice is told, asked once the menu is open.
function BilledItems({ row, onAsk }: { readonly row: BilledRow; readonly onAsk: ItemsProps['onAsk'] }) {
  const asked = useAsk(orderInvoices, { id: row.orderId }, { isQuiet: true })
  const invoice = asked.data?.invoices.find((one) => one.id === row.id)
  const print = usePrintMarked()
  const maySend = useMay(mailPaper)
  return (
    <>
      <MenuItem icon={<Printer />} onSelect={() => void print('invoice', row.id)}>
        Cetak
      </MenuItem>
      {maySend && (
        <MenuItem icon={<Send />} onSelect={() => onAsk('send')}>
          Kirim
        </MenuItem>
      )}
      {invoice?.can.includes('pay') && (
        <MenuItem icon={<Banknote />} onSelect={() => onAsk('pay')}>
          Catat pembayaran
        </MenuItem>
      )}
      {invoice && <InvoiceItems invoice={invoice} onAsk={onAsk} />}
    </>
  )
}

interface AskedProps {
  readonly row: BilledRow
  readonly asking: InvoiceRowAsking
  readonly onClose: () => void
}

/** The sheet or the question of the act that was chosen; the list stays where it is. */
export function InvoiceRowAsked({ row, asking, onClose }: AskedProps) {
  const asked = useAsk(orderInvoices, { id: row.orderId })
  const invoice = asked.data?.invoices.find((one) => one.id === row.id)
  if (asking === 'send') return <SendPaperSheet kind="invoice" id={row.id} label={row.label} onClose={onClose} />
  if (asking !== 'pay') {
    return invoice ? <InvoiceAsked invoice={invoice} asked={asked} asking={asking} onClose={onClose} /> : null
  }
  return (
    <AskedSheet title="Catat pembayaran" asked={asked} of={PaySheet} onClose={onClose}>
      {({ orderId, invoices }) => (
        <PaySheet
          orderId={orderId}
          invoiceId={row.id}
          invoices={invoices.filter((one) => one.id === row.id)}
          onClose={onClose}
        />
      )}
    </AskedSheet>
  )
}
