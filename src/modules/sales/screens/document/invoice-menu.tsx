import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import type { InvoiceDetail, OrderInvoices } from '../../invoices/contract.ts'
import { InvoiceAsked, InvoiceItems, useHasInvoiceItems, type InvoiceAsking } from './invoice-acts.tsx'

interface InvoiceMenuProps {
  readonly invoice: InvoiceDetail
  /** What its sheets begin with, once it is fresh. */
  readonly asked: Asked<OrderInvoices>
  readonly onIssue?: () => void
}

/** What else can be done on the page of an invoice: another one of the order, and the invoice's own acts. */
export function InvoiceMenu({ invoice, asked, onIssue }: InvoiceMenuProps) {
  const [asking, setAsking] = useState<InvoiceAsking>()
  const hasItems = useHasInvoiceItems(invoice)
  if (!onIssue && !hasItems) return null
  return (
    <>
      <MoreMenu>
        {onIssue && (
          <MenuItem icon={<Plus />} onSelect={onIssue}>
            Buat invoice lain
          </MenuItem>
        )}
        <InvoiceItems invoice={invoice} onAsk={setAsking} />
      </MoreMenu>
      {asking && <InvoiceAsked invoice={invoice} asked={asked} asking={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}
