import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { assertMayApprove, yesesMissing, type Submitted } from '#kit/posting/approval.ts'
import { recordDecision } from '#kit/posting/decision-store.ts'
import type { Decision } from '#kit/posting/decisions.ts'
import { instant } from '#kit/posting/today.ts'
import { tellDecided, tellYes, type WaitingPaper } from '#kit/posting/tell-approval.ts'

/** What somebody says to a document that was handed in. */
export interface Said {
  readonly decision: Decision
  readonly note: string | null
}

/**
 * Takes a decision on a document: who may, what is kept, and who hears of it. Answers whether the matter is settled;
 * false while others have to say yes as well, and the document goes on waiting.
 */
export async function takeDecision(
  tx: Tx,
  actor: Actor,
  submitted: Submitted,
  { decision, note }: Said,
  paper: WaitingPaper,
): Promise<boolean> {
  await assertMayApprove(tx, actor, submitted)
  await recordDecision(tx, actor, { ...submitted, decision, note })
  const isYes = decision === 'approve' || decision === 'approve-note'
  const missing = isYes ? await yesesMissing(tx, actor, submitted) : 0
  const { submittedBy, writtenFor } = submitted
  if (missing > 0) await tellYes(tx, actor, { missing, submittedBy }, paper)
  else await tellDecided(tx, actor, { decision, note, submittedBy, writtenFor }, paper)
  return missing === 0
}

/** What a decision makes of a document that waited, as columns of its row: a draft again, void, or as it was; and what was said. */
export function standingAfter(actor: Actor, { decision, note }: Said) {
  const becomes = {
    return: { state: 'draft' as const },
    reject: { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: note },
    approve: {},
    'approve-note': {},
  }[decision]
  return { ...becomes, decision_note: note }
}
