import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import type { Step } from '#kit/screen/detail/status-stepper.tsx'
import type { OrderDetail } from '../../orders/contract.ts'

/** The life of an order as its page draws it; every step is derived, none is stored. */
export function stepsOf(order: OrderDetail): readonly Step[] {
  const isConfirmed = order.state === 'posted'
  const isSent = order.delivery === 'full' || order.delivery === 'not-needed'
  const isBilled = order.billing === 'full'
  const isPaid = order.paying === 'full' && isBilled
  const reached = [true, isConfirmed, isConfirmed && isSent, isConfirmed && isBilled, isPaid]
  const now = reached.lastIndexOf(true)
  const steps = [
    { label: 'Draf', note: momentText(order.createdAt) },
    { label: 'Dikonfirmasi', note: order.postedAt ? momentText(order.postedAt) : undefined },
    { label: 'Dikirim', note: sentNote(order) },
    { label: 'Ditagih', note: order.nextDue ? `tempo ${dayFormat(order.nextDue as Day, 'dense')}` : undefined },
    { label: 'Lunas', note: undefined },
  ]
  return steps.map((step, index) => ({ ...step, state: stateOf(index, { now, isEnd: isPaid, reached }) }))
}

function stateOf(index: number, at: { now: number; isEnd: boolean; reached: readonly boolean[] }): Step['state'] {
  if (at.reached[index] && (index < at.now || at.isEnd || index <= at.now))
    return index === at.now && !at.isEnd && index === 0 ? 'now' : 'done'
  return index === at.now + 1 && at.now > 0 ? 'now' : 'ahead'
}

function sentNote(order: OrderDetail): string | undefined {
  if (order.delivery === 'not-needed') return 'tidak perlu dikirim'
  if (order.state !== 'posted') return undefined
  return `${order.linesDelivered} dari ${order.linesToDeliver} item`
}
