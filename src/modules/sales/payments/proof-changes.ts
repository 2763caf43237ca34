import type { Changes } from '#kit/history/history.ts'

interface Proof {
  readonly proofNo: string | null
  readonly proofDate: string | null
}

/**
 * What a correction of bukti potong changes, old and new, for the history of the payment; several at once are told together.
 *
 *   BP-1 where there was none  // { proofNo: [null, 'BP-1'] }
 */
export function proofChanges(
  before: readonly { readonly id: string; readonly proof_no: string | null; readonly proof_date: string | null }[],
  asked: readonly ({ readonly allocationId: string } & Proof)[],
): Changes {
  const pairs = asked.flatMap((after) => {
    const held = before.find(({ id }) => id === after.allocationId)
    return held ? [{ old: { proofNo: held.proof_no, proofDate: held.proof_date }, after }] : []
  })
  const told = (field: keyof Proof) => {
    const changed = pairs.filter(({ old, after }) => old[field] !== after[field])
    const all = (values: readonly (string | null)[]) => values.filter((each) => each !== null).join(', ') || null
    const change = [all(changed.map(({ old }) => old[field])), all(changed.map(({ after }) => after[field]))] as const
    return changed.length > 0 ? { [field]: change } : {}
  }
  return { ...told('proofNo'), ...told('proofDate') }
}
