import { payMethodWords } from '#ground/pay-method.ts'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { paymentPage, returnedPage } from '../../paper-pages.ts'
import { openRefund, refundCustomer, type RefundDetail } from '../../refunds/contract.ts'
import { RefundMenu } from '../../refunds/screens/refund-menu.tsx'
import { moneyActs, paperLabels } from '../order-detail/happenings.tsx'
import { factRows, SeenFrame, SeenHead, type SeenProps } from './seen-frame.tsx'

/** Money that went back to a customer, at the side: of what, why, the proof of it, and what was said. */
export function SeeRefund({ id, onClose }: SeenProps) {
  const asked = useAsk(openRefund, { id })
  return (
    <AskedSheet title="Pengembalian uang" asked={asked} onClose={onClose} width="w-144">
      {(refund) => <Seen refund={refund} onClose={onClose} />}
    </AskedSheet>
  )
}

function Seen({ refund, onClose }: { readonly refund: RefundDetail; readonly onClose: () => void }) {
  const mayChange = useMay(refundCustomer) && refund.state === 'posted'
  return (
    <SeenFrame title={refund.number ?? 'Pengembalian uang'} onClose={onClose}>
      <SeenHead label="Dikembalikan" amount={refund.amount} state={refund.state} done="Dikembalikan" tone="info">
        <RefundMenu refund={refund} />
      </SeenHead>
      <Facts rows={factsOf(refund)} />
      <Attachments subject="pengembalian" ownerId={refund.id} canChange={mayChange} title="Bukti transfer & lampiran" />
      <JournalCard id={refund.id} />
      <RecordActivity subject="pengembalian" ownerId={refund.id} words={moneyActs} labels={paperLabels} />
    </SeenFrame>
  )
}

function factsOf({ of, ...refund }: RefundDetail) {
  return factRows([
    [
      'Pelanggan',
      <NameLink key="customer" to={`/pelanggan/detail/${refund.customerId}`}>
        {refund.customerName}
      </NameLink>,
    ],
    [of.kind === 'payment' ? 'Dari pembayaran' : 'Dari nota kredit', <Source key="of" of={of} />],
    ['Tanggal', dayFormat(refund.date as Day, 'short')],
    ['Cara bayar', payMethodWords[refund.method]],
    ['Keluar dari', refund.cashAccountName],
    ['No. referensi', refund.reference],
    ['Alasan', refund.reason],
    ['Dibatalkan', refund.voidReason],
  ])
}

function Source({ of: { kind, id, number, orderId } }: Pick<RefundDetail, 'of'>) {
  const page = kind === 'payment' ? paymentPage(id) : orderId && returnedPage({ id, orderId })
  if (!page) return <span className="code">{number}</span>
  return (
    <NameLink to={page} className="code">
      {number}
    </NameLink>
  )
}
