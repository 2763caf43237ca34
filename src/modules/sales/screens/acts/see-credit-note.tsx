import { dayFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { totalRows } from '#kit/paper/total-rows.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { invoicePage } from '../../paper-pages.ts'
import { soldNet } from '../../papers/sold-net.ts'
import { createCreditNote, openCreditNote, type CreditNoteDetail } from '../../returns/contract.ts'
import { Refunded } from '../../refunds/screens/refunded.tsx'
import { paperActs, paperLabels } from '../order-detail/happenings.tsx'
import { ReturnMenu } from '../order-detail/money-menus.tsx'
import { factRows, SeenFrame, SeenHead, SeenLines, SeenSums, type SeenProps } from './seen-frame.tsx'

/** A credit note at the side: what it took back of which invoice, and the papers of it. */
export function SeeCreditNote({ id, onClose }: SeenProps) {
  const asked = useAsk(openCreditNote, { id })
  return (
    <AskedSheet title="Nota kredit" asked={asked} onClose={onClose} width="w-144">
      {(note) => <Seen note={note} onClose={onClose} />}
    </AskedSheet>
  )
}

interface NoteProps {
  readonly note: CreditNoteDetail
  readonly onClose: () => void
}

function Seen({ note, onClose }: NoteProps) {
  const mayChange = useMay(createCreditNote)
  const amounts = new Map(note.lines.map((line) => [line.id, thousands(line.amount)]))
  return (
    <SeenFrame title={note.number ?? 'Nota kredit'} onClose={onClose}>
      <SeenHead label="Dikreditkan" amount={note.total} state={note.state} done="Terbit">
        <ReturnMenu made={{ ...note, kind: 'credit-note' }} />
      </SeenHead>
      <Facts rows={factsOf(note)} />
      <SeenLines
        label="Yang dikreditkan"
        lines={note.lines.map(({ id, description, qty, unit }) => ({
          id,
          description,
          note: [qtyFormat(qty), unit].filter(Boolean).join(' '),
        }))}
        figure={(id) => amounts.get(id) ?? ''}
      >
        <SeenSums rows={sumsOf(note)} total={{ label: 'Dikreditkan', amount: note.total }} />
      </SeenLines>
      <Refunded
        of={{ ...note, kind: 'credit-note', number: note.number ?? '', left: note.unallocated }}
        refunds={note.refunds}
        mayRefund={note.can.includes('refund')}
      />
      <Attachments subject="nota-kredit" ownerId={note.id} canChange={mayChange} />
      <JournalCard id={note.id} />
      <RecordActivity subject="nota-kredit" ownerId={note.id} words={paperActs} labels={paperLabels} />
    </SeenFrame>
  )
}

function factsOf(note: CreditNoteDetail) {
  return factRows([
    [
      'Pelanggan',
      <NameLink key="customer" to={`/pelanggan/detail/${note.customerId}`}>
        {note.customerName}
      </NameLink>,
    ],
    ['Tanggal', dayFormat(note.date as Day, 'short')],
    ['Untuk invoice', <InvoiceNumber key="invoice" note={note} />],
    ['Alasan', note.reason],
    ['Belum dipakai', note.unallocated === '0' || note.can.includes('refund') ? null : rupiah(note.unallocated)],
    ['Dibatalkan', note.voidReason],
  ])
}

/** From the lines down to what is credited, as the nota retur says it. */
function sumsOf(note: CreditNoteDetail) {
  const { downPaymentRestored, retentionReduced, ppnCollected } = note
  const totals = {
    subtotal: note.subtotal,
    discount: note.discountTotal,
    shipping: note.shippingFee,
    taxes: note.taxes,
    pricesIncludeTax: note.priceIncludesTax,
    net: soldNet(note, [downPaymentRestored, retentionReduced]),
    total: note.total,
  }
  const taken = [
    { label: 'Kembali ke uang muka', amount: downPaymentRestored },
    { label: 'Retensi', amount: retentionReduced },
  ]
  const collected =
    ppnCollected === '0' ? [] : [{ label: 'PPN dipungut pelanggan', amount: `(${thousands(ppnCollected)})` }]
  return [...totalRows(totals, taken), ...collected]
}

function InvoiceNumber({ note }: { readonly note: CreditNoteDetail }) {
  return (
    <NameLink to={invoicePage({ id: note.invoiceId, orderId: note.orderId })} className="code font-medium">
      {note.invoiceNumber}
    </NameLink>
  )
}
