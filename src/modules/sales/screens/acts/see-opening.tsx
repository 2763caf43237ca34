import Archive from 'lucide-react/icons/archive'
import FilePen from 'lucide-react/icons/file-pen'
import Undo from 'lucide-react/icons/undo-2'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { RowMenu } from '#kit/screen/document/row-menu.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { invoicePage } from '../../paper-pages.ts'
import { openInvoice, type InvoiceDetail } from '../../invoices/contract.ts'
import { InvoiceRail } from '../document/invoice-rail.tsx'
import { invoiceStatuses } from '../words.ts'
import { factRows, SeenFrame, SeenHead, type SeenProps } from './seen-frame.tsx'

const AmendInvoice = later(() => import('./amend-invoice.tsx').then((parts) => parts.AmendInvoice))
const CreditSheet = later(() => import('./credit-sheet.tsx').then((parts) => parts.CreditSheet))
const PaymentSheet = later(() => import('../../payments/screens/payment-sheet.tsx').then((parts) => parts.PaymentSheet))
const WriteOffSheet = later(() =>
  import('../../write-offs/screens/write-off-sheet.tsx').then((parts) => parts.WriteOffSheet),
)

/** What a customer owed before the books began, at the side: it is paid, given up and re-dated like an invoice. */
export function SeeOpening({ id, walk, onClose }: SeenProps) {
  const asked = useAsk(openInvoice, { id }, { keep: walk !== undefined })
  return (
    <AskedSheet title="Saldo awal" asked={asked} onClose={onClose} width="w-144">
      {(invoice) => <Seen invoice={invoice} walk={walk} onClose={onClose} />}
    </AskedSheet>
  )
}

type Doing = 'amend' | 'credit' | 'pay' | 'write-off'

interface OpeningProps extends Omit<SeenProps, 'id'> {
  readonly invoice: InvoiceDetail
}

function Seen({ invoice, walk, onClose }: OpeningProps) {
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  // Named by its id alone, as the books name it: the page of its order shows it whole.
  if (invoice.orderId !== null) return <Navigate to={invoicePage(invoice)} replace />
  return (
    <SeenFrame title={invoice.label} walk={walk} onClose={onClose}>
      <SeenHead
        label="Saldo awal piutang"
        amount={invoice.total}
        state={invoice.state}
        done={invoiceStatuses[invoice.status].text}
        tone={invoiceStatuses[invoice.status].tone}
      >
        <OpeningMenu invoice={invoice} onAct={setDoing} />
      </SeenHead>
      <Facts rows={factsOf(invoice)} />
      <InvoiceRail invoice={invoice} onPay={() => setDoing('pay')} />
      {doing === 'pay' && <PaymentSheet customerId={invoice.customerId} onClose={close} />}
      {doing === 'amend' && <AmendInvoice invoice={invoice} onClose={close} />}
      {doing === 'credit' && <CreditSheet invoice={invoice} onClose={close} />}
      {doing === 'write-off' && <WriteOffSheet invoice={invoice} onClose={close} />}
    </SeenFrame>
  )
}

interface MenuProps {
  readonly invoice: InvoiceDetail
  readonly onAct: (doing: Doing) => void
}

function OpeningMenu({ invoice: { can, label }, onAct }: MenuProps) {
  if (!can.some((act) => act === 'amend' || act === 'credit' || act === 'write-off')) return null
  return (
    <RowMenu label={`Tindakan ${label}`}>
      {can.includes('amend') && (
        <MenuItem icon={<FilePen />} onSelect={() => onAct('amend')}>
          Ubah keterangan
        </MenuItem>
      )}
      {can.includes('credit') && (
        <MenuItem icon={<Undo />} onSelect={() => onAct('credit')}>
          Nota kredit
        </MenuItem>
      )}
      {can.includes('write-off') && (
        <MenuItem icon={<Archive />} onSelect={() => onAct('write-off')}>
          Hapus buku
        </MenuItem>
      )}
    </RowMenu>
  )
}

function factsOf(invoice: InvoiceDetail) {
  return factRows([
    [
      'Pelanggan',
      <NameLink key="customer" to={`/pelanggan/detail/${invoice.customerId}`}>
        {invoice.customerName}
      </NameLink>,
    ],
    ['Keterangan', invoice.lines[0]?.description ?? null],
    ['Tanggal', dayFormat(invoice.date as Day, 'short')],
    ['Jatuh tempo', dayFormat(invoice.dueDate as Day, 'short')],
    ['No. PO', invoice.customerPoNo],
    ['Faktur pajak', invoice.taxInvoiceNo],
    ['Catatan', invoice.notes],
    ['Dibatalkan', invoice.voidReason],
  ])
}
