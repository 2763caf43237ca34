import type { WaitingPaper } from '#kit/posting/tell-approval.ts'
import { paperPage } from '../paper-pages.ts'
import type { Bill } from './store.ts'

/** A bill dearer than agreed, as those hear of it who decide on it. */
export function waitingPaper({ id, supplier_invoice_no, supplier_name }: Bill): WaitingPaper {
  const what = `Tagihan ${supplier_invoice_no ?? ''} ${supplier_name}`.replace(/\s+/g, ' ')
  return { subject: 'tagihan-pembelian', id, what, href: paperPage('tagihan', id) }
}
