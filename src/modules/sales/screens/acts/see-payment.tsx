import { payMethodWords } from '#ground/pay-method.ts'
import { dayFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { amendPayment, openPayment, type PaymentAllocation, type PaymentDetail } from '../../payments/contract.ts'
import { invoicePage } from '../../paper-pages.ts'
import { Refunded } from '../../refunds/screens/refunded.tsx'
import { moneyActs, paperLabels } from '../order-detail/happenings.tsx'
import { PaymentMenu } from '../order-detail/money-menus.tsx'
import { factRows, SeenFrame, SeenHead, type SeenProps } from './seen-frame.tsx'

/** Money of a customer at the side: what it settled, the proof of it, and what was said. */
export function SeePayment({ id, walk, onClose }: SeenProps) {
  const asked = useAsk(openPayment, { id }, { keep: walk !== undefined })
  return (
    <AskedSheet title="Pembayaran" asked={asked} onClose={onClose} width="w-144">
      {(payment) => <Seen payment={payment} walk={walk} onClose={onClose} />}
    </AskedSheet>
  )
}

interface PaymentProps extends Omit<SeenProps, 'id'> {
  readonly payment: PaymentDetail
}

function Seen({ payment, walk, onClose }: PaymentProps) {
  const mayChange = useMay(amendPayment)
  return (
    <SeenFrame title={payment.label} walk={walk} onClose={onClose}>
      <SeenHead label="Diterima" amount={payment.amount} state={payment.state} done="Diterima">
        <PaymentMenu payment={{ ...payment, withheld: payment.withheldTotal }} />
      </SeenHead>
      <Facts rows={factsOf(payment)} />
      <Settled allocations={payment.allocations} />
      <Refunded
        of={{ ...payment, kind: 'payment', number: payment.label, left: payment.unallocated }}
        refunds={payment.refunds}
        mayRefund={payment.can.includes('refund')}
      />
      <Attachments subject="pembayaran" ownerId={payment.id} canChange={mayChange} title="Bukti bayar & lampiran" />
      <JournalCard id={payment.id} />
      <RecordActivity subject="pembayaran" ownerId={payment.id} words={moneyActs} labels={paperLabels} />
    </SeenFrame>
  )
}

function factsOf(payment: PaymentDetail) {
  return factRows([
    [
      'Pelanggan',
      <NameLink key="customer" to={`/pelanggan/detail/${payment.customerId}`}>
        {payment.customerName}
      </NameLink>,
    ],
    ['Tanggal', dayFormat(payment.date as Day, 'short')],
    ['Cara bayar', payMethodWords[payment.method]],
    ['Masuk ke', payment.cashAccountName],
    ['No. referensi', payment.reference],
    ['Biaya admin bank', payment.adminFee === '0' ? null : rupiah(payment.adminFee)],
    [
      'Sisa uang muka',
      payment.unallocated === '0' || payment.can.includes('refund') ? null : rupiah(payment.unallocated),
    ],
    ['Catatan', payment.notes],
    ['Dibatalkan', payment.voidReason],
    ['Dicatat oleh', payment.postedBy],
  ])
}

function Settled({ allocations }: { readonly allocations: readonly PaymentAllocation[] }) {
  if (allocations.length === 0) return null
  return (
    <section aria-label="Invoice yang dibayar" className="rounded-lg border border-border">
      <ul className="divide-y divide-border-subtle">
        {allocations.map((one) => (
          <li key={one.id} className="flex gap-3 px-4 py-3">
            <span className="min-w-0 flex-1">
              <span className="block">
                <InvoiceNumber of={one} />
              </span>
              <span className="block text-xs text-muted-foreground figures">{settledSaid(one)}</span>
            </span>
            <span className="font-medium figures">{thousands(one.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function InvoiceNumber({ of }: { readonly of: PaymentAllocation }) {
  return (
    <NameLink to={invoicePage({ id: of.invoiceId, orderId: of.orderId })} className="code font-medium">
      {of.invoiceNumber}
    </NameLink>
  )
}

function settledSaid({ date, withheld, withholdingKind, proofNo }: PaymentAllocation): string {
  const tax = withholdingKind && withheld !== '0' && `${withholdingWords[withholdingKind]} ${thousands(withheld)}`
  return [dayFormat(date as Day, 'short'), tax, proofNo && `bukti potong ${proofNo}`].filter(Boolean).join(' · ')
}
