import { carryStanding } from '#modules/parties/carry-standing-store.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import type { MergeKind } from '#modules/parties/merge-parties.ts'

/** How customers are merged. */
export const customerMerge: MergeKind = {
  name: 'customer',
  owed: 'receivable',
  record: customerRecord,
  subject: 'pelanggan',
  refused: {
    itself: 'customer.merge-itself',
    intoArchived: 'customer.merge-into-archived',
    already: 'customer.merged',
  },
  carryStanding,
}
