import { withYeses, type Said } from '#kit/screen/document/said.ts'
import type { BillRow, BillStatus } from '../bills/detail.ts'
import { purchaseBillWords, purchaseStatusWords } from '../orders/columns.ts'
import type { PurchaseRow, PurchaseStatus } from '../orders/detail.ts'
import { receiptStatusWords } from '../receipts/columns.ts'
import type { ReceiptStatus } from '../receipts/contract.ts'
import { requestStatusWords } from '../requests/columns.ts'
import type { RequestRow, RequestStatus } from '../requests/detail.ts'
import { billStatusWords } from '../bills/columns.ts'

const purchaseTones: Record<PurchaseStatus, Said['tone']> = {
  draft: 'neutral',
  returned: 'warning',
  pending: 'warning',
  ordered: 'info',
  held: 'warning',
  'partly-received': 'warning',
  received: 'primary',
  done: 'success',
  closed: 'neutral',
  rejected: 'danger',
  void: 'neutral',
}

const requestTones: Record<RequestStatus, Said['tone']> = {
  draft: 'neutral',
  returned: 'warning',
  pending: 'warning',
  approved: 'info',
  'partly-ordered': 'warning',
  ordered: 'primary',
  fulfilled: 'success',
  closed: 'neutral',
  rejected: 'danger',
  void: 'neutral',
}

const billTones: Record<BillStatus, Said['tone']> = {
  draft: 'neutral',
  pending: 'warning',
  unpaid: 'info',
  partial: 'warning',
  paid: 'success',
  returned: 'neutral',
  void: 'neutral',
}

/** The badge of a purchase order. */
export function purchaseSaid({ status, yeses }: Pick<PurchaseRow, 'status' | 'yeses'>): Said {
  const said = { text: purchaseStatusWords[status], tone: purchaseTones[status] }
  return status === 'pending' ? withYeses(said, yeses) : said
}

/** The badge of a request. */
export function requestSaid({ status, yeses }: Pick<RequestRow, 'status' | 'yeses'>): Said {
  return withYeses({ text: requestStatusWords[status], tone: requestTones[status] }, yeses)
}

/** Where a bill stands; overdue says so louder. */
export function billSaid(bill: Pick<BillRow, 'status' | 'isOverdue' | 'yeses'>): Said {
  if (bill.isOverdue) return { text: 'Lewat tempo', tone: 'danger' }
  return withYeses({ text: billStatusWords[bill.status], tone: billTones[bill.status] }, bill.yeses)
}

const receiptTones: Record<ReceiptStatus, Said['tone']> = {
  draft: 'neutral',
  received: 'info',
  'partly-billed': 'warning',
  billed: 'success',
  returned: 'neutral',
  void: 'neutral',
}

/** Where a receipt stands; what was turned away says so as long as nothing was billed. */
export function receiptSaid(status: ReceiptStatus, hasRejects: boolean): Said {
  if (hasRejects && status === 'received') return { text: 'Ada yang ditolak', tone: 'warning' }
  return { text: receiptStatusWords[status], tone: receiptTones[status] }
}

/** Where the money of an order stands, for the quiet badge. */
export function payingSaid(row: Pick<PurchaseRow, 'bill' | 'nextDue' | 'openDue'>, overdueDays: number): Said {
  if (overdueDays > 0 && row.openDue !== '0') return { text: `Lewat ${overdueDays} hari`, tone: 'danger' }
  const text = purchaseBillWords[row.bill]
  if (row.bill === 'paid') return { text, tone: 'success' }
  if (row.bill === 'partial') return { text, tone: 'warning' }
  if (row.bill === 'returned') return { text, tone: 'neutral' }
  return row.bill === 'billed' ? { text, tone: 'info' } : { text, tone: 'neutral', notYet: true }
}
