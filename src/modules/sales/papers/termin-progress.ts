import { minus, money, plus, sum, type Money } from '#ground/money.ts'
import { percent, percentText, type Percent } from '#ground/percent.ts'
import type { Tx } from '#kit/db/tx.ts'
import { orderById } from '../orders/store.ts'
import { own } from '../store.ts'
import type { ProgressOnPaper, Reached } from './data.ts'

/** What works knows of a termin: the shares of the work before it and up to it (percent), and what the paper says of the project. */
export interface TerminShare {
  readonly before: string
  readonly upTo: string
  readonly about: readonly string[]
}

/** A termin of a contract: an invoice that is kept, or null for the one that may be issued now. */
interface TerminAsked {
  readonly orderId: string
  readonly invoiceId: string | null
}

type ShareQuestion = (tx: Tx, companyId: string, asked: TerminAsked) => Promise<TerminShare | null>

let shareOf: ShareQuestion = async () => null

/** Works answers here which share of the work a termin bills; null where an invoice is none, or is billed by agreed parts. */
export function tellTerminShare(told: ShareQuestion): void {
  shareOf = told
}

interface Billed {
  readonly orderId: string | null
  readonly kind: string
  readonly state: string
}

/** Tells what a termin bills of the work of its contract; null for every other invoice, and for one that was voided. */
export async function progressOnPaper(
  tx: Tx,
  companyId: string,
  { orderId, kind, state, ...invoice }: Billed & Taken,
  id: string | null,
): Promise<ProgressOnPaper | null> {
  if (orderId === null || kind !== 'sale' || state === 'void') return null
  const share = await shareOf(tx, companyId, { orderId, invoiceId: id })
  const order = share && (await orderById(tx, companyId, orderId))
  if (!share || !order) return null
  // What waits for approval, or is only worked out, is no part of what the order counts.
  const later = state === 'posted' && id !== null ? await takenFrom(tx, companyId, { orderId, id }) : NOTHING
  const own = takenOf(invoice)
  const reached = (of: keyof typeof own, all: Money): Reached<Money> => {
    const before = minus(all, later[of])
    return { before, now: own[of], upTo: plus(before, own[of]) }
  }
  const [before, upTo] = [percent(share.before), percent(share.upTo)]
  return {
    share: { before: share.before, now: percentText((upTo - before) as Percent), upTo: share.upTo },
    gross: reached('gross', order.invoiced_net),
    downPayment: reached('downPayment', order.down_payment_applied),
    retention: reached('retention', order.retention_held),
    contract: { number: order.customer_po_no ?? order.number ?? '', date: order.order_date, about: share.about },
  }
}

interface Taken {
  readonly subtotal: string
  readonly downPaymentApplied: string
  readonly retentionAmount: string
}

const NOTHING = { gross: money(0), downPayment: money(0), retention: money(0) }

function takenOf({ subtotal, downPaymentApplied, retentionAmount }: Taken) {
  return { gross: money(subtotal), downPayment: money(downPaymentApplied), retention: money(retentionAmount) }
}

// An invoice and those after it: what the order counted before it is the rest.
async function takenFrom(tx: Tx, companyId: string, of: { readonly orderId: string; readonly id: string }) {
  const rows = await own(tx)
    .selectFrom('sales_invoice')
    .select(['gross_net', 'down_payment_applied', 'retention_amount'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', of.orderId)
    .where('kind', '=', 'sale')
    .where('state', '=', 'posted')
    .where('id', '>=', of.id)
    .execute()
  return {
    gross: sum(rows.map((row) => row.gross_net)),
    downPayment: sum(rows.map((row) => row.down_payment_applied)),
    retention: sum(rows.map((row) => row.retention_amount)),
  }
}
