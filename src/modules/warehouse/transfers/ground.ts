import type { Ground } from '#kit/document/guard.ts'
import { statusOf } from '#modules/warehouse/transfers/rules.ts'
import { transfer } from '#modules/warehouse/transfers/transfer.ts'

/** What the acts of a transfer stand on: it hangs on nothing, and its status is read off its lines. */
export const ground: Ground<typeof transfer> = {
  of: transfer,
  statusOf: (doc) => statusOf(doc.state, doc.lines),
}
