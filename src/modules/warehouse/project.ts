import type { Dims } from '#ground/dims.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { unknownDims } from '#modules/stock/face.ts'

/** Refuses a project, or a work item of one, that is not this company's or not this person's to see. */
export async function checkDims(
  tx: Tx,
  actor: Actor,
  asked: { readonly projectId: string | null; readonly lines: readonly Dims[] },
): Promise<void> {
  const field = await unknownDims(tx, actor, asked)
  if (field) throw new Refusal('stock.unknown-project', {}, { field })
}
