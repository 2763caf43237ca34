import { minus, money, plus } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { settingsOf } from '../orders/settings.ts'
import { withholdingsIn } from '../orders/start.ts'
import { linesOf, readOrder } from '../orders/store.ts'
import { dueOf } from '../payments/settle.ts'
import { dueOn } from '../payments/due.ts'
import { netOf } from '../payments/withheld.ts'
import { mayApprove } from '#kit/posting/approval.ts'
import { yesesSaidOf } from '#kit/posting/yeses-said.ts'
import { withheldOf } from '#kit/posting/settlement.ts'
import { labelOf } from '#kit/posting/label.ts'
import { seeCustomer } from '../see-customer.ts'
import { today } from '#kit/posting/today.ts'
import { payableInto, signersOf, taxRatesOn } from '#modules/company/companies/face.ts'
import { progressOf } from './decide.ts'
import { usualDownPayment } from './decide-sum.ts'
import type { InvoiceDetail, InvoiceRow, InvoiceStatus, OrderInvoices } from './detail.ts'
import { openedInvoices, type KeptWriteOff, type OpenedInvoice } from './open-store.ts'
import { toInvoice } from './rules.ts'
import { submittedOf } from './submit-invoice.ts'
import { openInvoices, type Invoice } from './store.ts'
import type { WriteOff } from '../write-offs/contract.ts'
import { mayTakeBack } from '../write-offs/rules.ts'

/** One invoice with its lines and what settled it. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<InvoiceDetail> {
  const [row] = await openedInvoices(tx, actor, { id })
  return detailOf(tx, actor, found(row))
}

/** Every invoice of an order, and what may still be billed. */
export async function ofOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderInvoices> {
  const order = await readOrder(tx, actor, orderId)
  const { billFirst } = await settingsOf(tx, actor.companyId)
  const isClosed = order.closed_at !== null
  const billable = (await linesOf(tx, orderId))
    .filter((line) => line.kind === 'item')
    .map((line) => ({
      orderLineId: line.id,
      description: line.description,
      unit: line.unit,
      ordered: quantityText(quantity(line.qty)),
      invoiced: quantityText(quantity(line.invoiced_qty)),
      toInvoice: quantityText(toInvoice(progressOf(line), { billFirst, isClosed })),
    }))
  const mayUpdate = order.state === 'posted' && actor.can('update order')
  const retentionOpen = minus(order.retention_held, order.retention_released)
  const allowed: [OrderInvoices['can'][number], boolean][] = [
    ['invoice', billable.some((line) => line.toInvoice !== '0')],
    ['invoice-down-payment', !isClosed && order.billing !== 'full'],
    ['invoice-retention', retentionOpen > 0n],
    ['pay', order.open_due > 0n],
  ]
  return {
    orderId,
    orderNumber: order.number,
    customerId: order.customer_id,
    customerName: order.customer_name,
    can: allowed.flatMap(([act, isAllowed]) => (isAllowed && mayUpdate ? [act] : [])),
    billable,
    bankAccounts: await payableInto(tx, actor.companyId),
    withholding: order.withholding,
    withholdingRates: withholdingsIn(await taxRatesOn(tx, today(actor))),
    signatories: (await signersOf(tx, actor.companyId, 'invoice')).map(({ id, name, position, maxAmount }) => ({
      id,
      name: position ? `${name}, ${position}` : name,
      most: maxAmount === null ? null : String(maxAmount),
    })),
    downPaymentUsual: String(usualDownPayment(order)),
    retentionOpen: String(retentionOpen),
    invoices: await Promise.all((await openedInvoices(tx, actor, { orderId })).map((row) => detailOf(tx, actor, row))),
  }
}

/** What a payment of this customer may settle, oldest due first. */
export async function openOfCustomer(tx: Tx, actor: Actor, customerId: string): Promise<InvoiceRow[]> {
  await seeCustomer(tx, actor, customerId)
  const rows = await openInvoices(tx, actor, { customerId })
  const day = today(actor)
  return rows.map((row) => rowOf(row, day))
}

function rowOf(row: Invoice, day: string): InvoiceRow {
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    label: labelOf(row.number),
    kind: row.kind,
    state: row.state,
    status: statusOf(
      {
        state: row.state,
        openDue: String(row.open_due),
        total: String(row.total),
        writtenOffTotal: String(row.written_off_total),
        creditedTotal: String(row.credited_total),
        dueDate: row.due_date,
      },
      day,
    ),
    orderId: row.order_id,
    orderNumber: null,
    date: row.invoice_date,
    dueDate: row.due_date,
    total: String(row.total),
    paidTotal: String(row.paid_total),
    creditedTotal: String(row.credited_total),
    writtenOffTotal: String(row.written_off_total),
    openDue: String(row.open_due),
    isOverdue: row.due_date < day,
    withholding: row.withholding,
    withholdingOpen: String(withheldOf(dueOf(row), row.open_due)),
    netOpen: String(netOf(dueOf(row), row.open_due)),
  }
}

async function detailOf(tx: Tx, actor: Actor, opened: OpenedInvoice): Promise<InvoiceDetail> {
  const { submittedById, deductedTotal, withheldTotal, ...row } = opened
  const day = today(actor)
  const [total, openDue, held] = [money(row.total), money(row.openDue), money(row.withholdingAmount)]
  const ours = minus(money(row.ppn), money(row.ppnCollected))
  const given = plus(money(row.creditedTotal), money(row.writtenOffTotal))
  const taken = { deducted: money(deductedTotal), given, withheld: money(withheldTotal) }
  const due = dueOn(
    { id: row.id, number: '', total, open: openDue, net: minus(total, ours), ...taken },
    row.withholding,
  )
  const waiting =
    row.state === 'pending_approval'
      ? submittedOf({ id: row.id, total, submitted_by: submittedById, submitted_at: row.submittedAt })
      : undefined
  return {
    ...row,
    label: labelOf(row.number),
    status: statusOf(row, day),
    isOverdue: openDue > 0n && row.dueDate < day,
    withholdingOpen: String(withheldOf(due, openDue)),
    netOpen: String(netOf(due, openDue)),
    payable: String(minus(total, held)),
    writeOffs: await Promise.all(row.writeOffs.map((each) => writeOffOf(tx, actor, each))),
    yeses: waiting ? await yesesSaidOf(tx, actor, waiting) : null,
    can: actsOf(row, actor, waiting !== undefined && (await mayApprove(tx, actor, waiting))),
  }
}

function statusOf(
  row: Pick<OpenedInvoice, 'state' | 'openDue' | 'total' | 'writtenOffTotal' | 'creditedTotal' | 'dueDate'>,
  day: string,
): InvoiceStatus {
  if (row.state === 'pending_approval') return 'pending'
  if (row.state !== 'posted') return row.state
  if (row.openDue === '0' && row.creditedTotal === row.total && row.total !== '0') return 'credited'
  if (row.openDue === '0') return row.writtenOffTotal === '0' ? 'paid' : 'written-off'
  if (row.dueDate < day) return 'overdue'
  return row.openDue === row.total ? 'open' : 'partly-paid'
}

type TakenOff = 'submittedById' | 'deductedTotal' | 'withheldTotal'

function actsOf(row: Omit<OpenedInvoice, TakenOff>, actor: Actor, mayDecide: boolean): InvoiceDetail['can'] {
  const mayUpdate = actor.can('update order')
  const mayDelete = actor.can('delete order')
  const isPosted = row.state === 'posted'
  const isDraft = row.state === 'draft'
  const isCredited = row.lines.some((line) => line.creditedQty !== '0')
  const isGivenUp = row.writeOffs.some((each) => each.state === 'pending_approval')
  const hasLeft = row.lines.some((line) => line.creditedQty !== line.qty)
  const allowed: [InvoiceDetail['can'][number], boolean][] = [
    ['edit', isDraft && mayUpdate],
    ['post', isDraft && mayUpdate],
    ['decide', mayDecide && actor.can('approve order')],
    ['withdraw', row.state === 'pending_approval' && mayUpdate],
    ['amend', isPosted && mayUpdate],
    ['pay', isPosted && row.openDue !== '0' && mayUpdate],
    ['write-off', isPosted && row.openDue !== '0' && !isGivenUp && mayUpdate],
    ['credit', isPosted && hasLeft && row.ppnProofNo === null && mayUpdate],
    ['prove-ppn', row.ppnWaiting !== '0' && mayUpdate],
    ['unprove-ppn', isPosted && row.ppnProofNo !== null && mayDelete],
    [
      'void',
      isPosted &&
        row.kind !== 'opening' &&
        row.paidTotal === '0' &&
        row.creditedTotal === '0' &&
        row.writtenOffTotal === '0' &&
        !isGivenUp &&
        !isCredited &&
        row.ppnProofNo === null &&
        mayDelete,
    ],
    ['delete', isDraft && mayDelete],
  ]
  return allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}

async function writeOffOf(tx: Tx, actor: Actor, { submittedById, ...row }: KeptWriteOff): Promise<WriteOff> {
  const weighed = {
    doc: 'sales-write-off' as const,
    amount: money(row.amount),
    submittedBy: submittedById,
    documentId: row.id,
  }
  const isWaiting = row.state === 'pending_approval'
  const allowed: [WriteOff['can'][number], boolean][] = [
    ['decide', isWaiting && actor.can('approve order') && (await mayApprove(tx, actor, weighed))],
    ['void', row.state !== 'void' && mayTakeBack(actor, { state: row.state, submittedById })],
  ]
  return { ...row, can: allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : [])) }
}
