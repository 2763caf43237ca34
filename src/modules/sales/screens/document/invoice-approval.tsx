import { rupiah } from '#ground/format.ts'
import { decisionWords } from '#kit/posting/decisions.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { ApprovalPanel } from '#kit/screen/document/approval-panel.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { invoiceLeft } from './invoice-left.ts'
import { decideInvoice, type InvoiceDetail } from '../../invoices/contract.ts'

/** An invoice that waits for somebody's yes, or came back from them with a note. */
export function InvoiceApproval({ invoice }: { readonly invoice: InvoiceDetail }) {
  const decide = useAct(decideInvoice, {
    onDone: (done, { decision }) =>
      notify(done.number ? `Disetujui. ${invoiceLeft(done)}` : `${decisionWords[decision]}.`),
  })
  if (invoice.state === 'draft' && invoice.decisionNote) {
    return <Notice tone="warning">Dikembalikan untuk revisi: “{invoice.decisionNote}”</Notice>
  }
  if (invoice.state !== 'pending_approval') return null
  return (
    <ApprovalPanel
      title={`Invoice senilai ${rupiah(invoice.total)} menunggu persetujuan.`}
      waiting={invoice}
      decide={decide}
    />
  )
}
