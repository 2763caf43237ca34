import type { BillDetail } from '../../bills/contract.ts'

/** A draft of a landed cost is not written anew: it hangs on what came of its orders. */
export function isRewritable({ can, kind }: Pick<BillDetail, 'can' | 'kind'>): boolean {
  return can.includes('edit') && kind === 'purchase'
}
