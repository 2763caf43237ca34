import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import type { Step } from '#kit/screen/detail/status-stepper.tsx'
import { lifeOf } from '#kit/screen/document/steps.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import type { RequestDetail } from '../../requests/detail.ts'

/** The life of an order as its page draws it; every step is derived, none is stored. */
export function stepsOf(order: PurchaseDetail): readonly Step[] {
  const isPosted = order.state === 'posted'
  // What was closed short is waited for no more.
  const isHere =
    isPosted && (order.receiving === 'full' || order.receiving === 'not-needed' || order.closedReason !== null)
  const isBilled = isPosted && order.billing === 'full'
  // What all went back is owed no more, and was not paid.
  const isReturned = order.bill === 'returned'
  const isPaid = isBilled && (order.bill === 'paid' || isReturned)
  return lifeOf([
    { label: 'Draf', note: momentText(order.createdAt), isReached: true },
    { label: 'Dipesan', note: orderedNote(order), isReached: isPosted },
    { label: 'Diterima', note: receivedNote(order), isReached: isHere },
    {
      label: 'Ditagih',
      note: order.nextDue ? `tempo ${onDay(order.nextDue)}` : onDay(order.billedOn),
      isReached: isBilled,
    },
    { label: isReturned ? 'Diretur' : 'Lunas', note: isPaid ? onDay(order.settledOn) : undefined, isReached: isPaid },
  ])
}

function onDay(day: string | null): string | undefined {
  return day === null ? undefined : dayFormat(day as Day, 'dense')
}

function orderedNote(order: PurchaseDetail): string | undefined {
  if (order.postedAt) return momentText(order.postedAt)
  return order.state === 'pending_approval' ? 'menunggu persetujuan' : undefined
}

function receivedNote(order: PurchaseDetail): string | undefined {
  if (order.receiving === 'not-needed') return 'tanpa penerimaan'
  if (order.state !== 'posted') return undefined
  const came = `${order.linesReceived} dari ${order.linesToReceive} item lengkap`
  return order.closedReason === null ? came : `${came}, sisa ditutup`
}

/** The life of a request. */
export function requestSteps(request: RequestDetail): readonly Step[] {
  const isOrdered = ['ordered', 'fulfilled'].includes(request.status)
  return lifeOf([
    { label: 'Draf', note: momentText(request.createdAt), isReached: true },
    {
      label: 'Diajukan',
      note: request.submittedAt ? momentText(request.submittedAt) : undefined,
      isReached: request.state !== 'draft',
    },
    {
      label: 'Disetujui',
      note: request.postedAt ? momentText(request.postedAt) : undefined,
      isReached: request.state === 'posted',
    },
    { label: 'Dipesan', isReached: request.state === 'posted' && isOrdered },
    { label: 'Terpenuhi', isReached: request.status === 'fulfilled' },
  ])
}
