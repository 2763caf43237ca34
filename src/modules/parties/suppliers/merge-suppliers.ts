import type { MergeKind } from '#modules/parties/merge-parties.ts'
import { absorb, countChildren, mergingRows } from '#modules/parties/suppliers/merge-store.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

/** How suppliers are merged. */
export const supplierMerge: MergeKind = {
  name: 'supplier',
  record: supplierRecord,
  subject: 'supplier',
  refused: {
    itself: 'supplier.merge-itself',
    intoArchived: 'supplier.merge-into-archived',
    already: 'supplier.merged',
  },
  rows: mergingRows,
  children: countChildren,
  absorb,
}
