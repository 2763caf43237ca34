import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileCompany, fileOwner } from '#kit/files/owners.ts'
import { recordHistoryOf, type ToldLine } from '#kit/history/contract.ts'
import { toldOf } from '#kit/history/told.ts'
import { serve, type Served } from '#kit/http/serve.ts'

async function told(tx: Tx, actor: Actor, asked: { subject: string; ownerId: string }): Promise<ToldLine[]> {
  const owner = fileOwner(asked.subject)
  await owner.mayRead(tx, actor, asked.ownerId)
  const lines = await toldOf(tx, fileCompany(owner, actor, asked.ownerId), owner.record, asked.ownerId)
  return lines.map((line) => {
    const shown = Object.entries(line.changes).filter(([field]) => owner.tells?.(actor, field) ?? false)
    return { ...line, changes: Object.fromEntries(shown) }
  })
}

/** History of any record that says of itself who may see it. */
export const historyRoutes: readonly Served[] = [
  serve(recordHistoryOf, ({ tx, actor, asked }) => told(tx, actor, asked)),
]
