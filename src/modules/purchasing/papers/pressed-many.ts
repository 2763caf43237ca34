import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import type { printPurchasePapers } from './contract.ts'
import { laidOut, PAPERS, type PressedPaper } from './pressed.ts'

/** Many papers of one kind as one PDF, and remembers that each was printed; one the person may not see answers 404. */
export async function pressedMany(
  tx: Tx,
  actor: Actor,
  { kind, ids }: AskedOf<typeof printPurchasePapers>,
): Promise<PressedPaper> {
  const wanted = [...new Set(ids)]
  const bundle: Paper[] = []
  for (const id of wanted) bundle.push((await laidOut(tx, actor, { kind, id })).paper)
  const { subject, title: one } = PAPERS[kind]
  for (const id of wanted) await recordHistory(tx, actor, { subject, id, act: 'print' })
  const title = wanted.length === 1 ? one : `${wanted.length} ${one.toLowerCase()}`
  return { title, name: `${title}.pdf`, content: await makePdf({ title, bundle }) }
}
