import Banknote from 'lucide-react/icons/banknote'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { daysBetween } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { CollectedCard } from '../../collected/screens/collected-card.tsx'
import { WriteOffs } from '../../write-offs/screens/write-offs.tsx'
import { paperActs, paperLabels } from '../order-detail/happenings.tsx'
import { invoiceStatuses } from '../words.ts'
import { CreditNotes } from './credit-notes.tsx'
import { InvoiceApproval } from './invoice-approval.tsx'
import { Sendings } from './sendings.tsx'
import { SettledCard } from './settled-card.tsx'
import { UseAdvance } from './use-advance.tsx'

/** Beside the invoice: what is open, what was paid, when it was sent. */
export function InvoiceRail({ invoice, onPay }: { invoice: InvoiceDetail; onPay: () => void }) {
  const canChange = useCan('update order')
  const isIssued = invoice.state === 'posted'
  return (
    <>
      <InvoiceApproval invoice={invoice} />
      <Card>
        <p className="text-small text-muted-foreground">{isIssued ? 'Sisa tagihan' : 'Nilai invoice'}</p>
        <p className="text-xl font-semibold figures">{rupiah(isIssued ? invoice.openDue : invoice.total)}</p>
        <p className={`mt-0.5 text-small ${invoice.isOverdue ? 'font-medium text-danger' : 'text-muted-foreground'}`}>
          {dueText(invoice)}
        </p>
        {invoice.can.includes('pay') && (
          <Button wide icon={<Banknote />} title="Alt Enter" data-keys="Alt Enter" className="mt-4" onClick={onPay}>
            Catat pembayaran
          </Button>
        )}
        <UseAdvance invoice={invoice} />
      </Card>
      <CollectedCard invoice={invoice} />
      <WriteOffs invoice={invoice} />
      <SettledCard invoice={invoice} />
      <CreditNotes invoice={invoice} />
      <Attachments subject="invoice" ownerId={invoice.id} canChange={canChange} />
      <RecordActivity subject="invoice" ownerId={invoice.id} words={paperActs} labels={paperLabels} />
      <Sendings kind="invoice" id={invoice.id} />
      <JournalCard id={invoice.id} />
      {invoice.ppnProofs.map((id) => (
        <JournalCard key={id} id={id} title="Jurnal bukti PPN" />
      ))}
    </>
  )
}

function dueText(invoice: InvoiceDetail): string {
  if (invoice.state === 'void') return 'Dibatalkan'
  if (invoice.state !== 'posted') return 'Belum terbit, belum ditagihkan'
  const due = dayFormat(invoice.dueDate as Day, 'short')
  if (invoice.openDue === '0') return invoiceStatuses[invoice.status].text
  const days = daysBetween(today(), invoice.dueDate as Day)
  if (days < 0) return `Jatuh tempo ${due}, lewat ${-days} hari`
  return days === 0 ? `Jatuh tempo hari ini` : `Jatuh tempo ${due}, ${days} hari lagi`
}
