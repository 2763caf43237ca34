import { customerRecord } from '#modules/parties/customer.record.ts'
import type { MergeKind } from '#modules/parties/merge-parties.ts'
import { absorb, countChildren, mergingRows } from '#modules/parties/merge-store.ts'

/** How customers are merged. */
export const customerMerge: MergeKind = {
  name: 'customer',
  record: customerRecord,
  subject: 'pelanggan',
  refused: {
    itself: 'customer.merge-itself',
    intoArchived: 'customer.merge-into-archived',
    already: 'customer.merged',
  },
  rows: mergingRows,
  children: countChildren,
  absorb,
}
