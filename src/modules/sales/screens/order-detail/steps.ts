import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import type { Step } from '#kit/screen/detail/status-stepper.tsx'
import { lifeOf } from '#kit/screen/document/steps.ts'
import type { OrderDetail } from '../../orders/contract.ts'

/** How far what is made for an order is; told by who makes it. */
export interface Making {
  readonly note: string
  readonly isDone: boolean
  /** By the id of a line: how much of it is made. */
  readonly lines: ReadonlyMap<string, string>
}

/** The life of an order as its page draws it; every step is derived, none is stored. Of what is made, making is a step. */
export function stepsOf(order: OrderDetail, making?: Making): readonly Step[] {
  const isConfirmed = order.state === 'posted'
  // What was closed short is done with, though not all of it went.
  const isSent = order.status === 'closed' || order.delivery === 'full' || order.delivery === 'not-needed'
  const isBilled = order.billing === 'full'
  const isPaid = order.paying === 'full' && isBilled
  return lifeOf([
    { label: 'Draf', note: momentText(order.createdAt), isReached: true },
    {
      label: 'Dikonfirmasi',
      note: order.postedAt ? momentText(order.postedAt) : undefined,
      isReached: isConfirmed,
    },
    ...(making ? [{ label: 'Diproduksi', note: making.note, isReached: isConfirmed && making.isDone }] : []),
    { label: 'Dikirim', note: sentNote(order), isReached: isConfirmed && isSent },
    {
      label: 'Ditagih',
      note: order.nextDue ? `tempo ${dayFormat(order.nextDue as Day, 'dense')}` : lastDay(order.invoices),
      isReached: isConfirmed && isBilled,
    },
    order.bill === 'written-off'
      ? { label: 'Dihapusbukukan', isReached: true }
      : { label: 'Lunas', note: isPaid ? lastDay(order.payments) : undefined, isReached: isPaid },
  ])
}

function sentNote(order: OrderDetail): string | undefined {
  if (order.delivery === 'not-needed') return 'tidak perlu dikirim'
  if (order.state !== 'posted') return undefined
  if (order.status === 'closed' && order.delivery !== 'full') return 'sisa ditutup'
  return `${order.linesDelivered} dari ${order.linesToDeliver} item lengkap`
}

// The newest paper that stands.
function lastDay(papers: readonly { readonly state: string; readonly date: string }[]): string | undefined {
  const days = papers.filter(({ state }) => state === 'posted').map(({ date }) => date)
  const last = days.toSorted().at(-1)
  return last && dayFormat(last as Day, 'dense')
}
