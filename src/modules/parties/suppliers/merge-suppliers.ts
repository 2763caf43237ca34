import { carryStanding } from '#modules/parties/suppliers/carry-standing-store.ts'
import type { MergeKind } from '#modules/parties/merge-parties.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

/** How suppliers are merged. */
export const supplierMerge: MergeKind = {
  name: 'supplier',
  owed: 'payable',
  record: supplierRecord,
  subject: 'supplier',
  refused: {
    itself: 'supplier.merge-itself',
    intoArchived: 'supplier.merge-into-archived',
    already: 'supplier.merged',
  },
  carryStanding,
}
