import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'

interface Sending {
  readonly ordered: Day
  readonly promised: Day | null
}

/** What the work queue says of an order to be sent: once it is late its age is how late, until then how long the customer waits. */
export function sending({ ordered, promised }: Sending, on: Day): { readonly text: string; readonly since: Day } {
  if (promised && promised < on) return { text: 'Order lewat tenggat kirim', since: promised }
  const due = promised ? `, tenggat ${dayFormat(promised, 'dense', on)}` : ''
  return { text: `Order belum dikirim${due}`, since: ordered }
}
