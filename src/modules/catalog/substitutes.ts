import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { readRow, type MasterRow } from '#kit/record/rows.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { checkSubstitute } from '#modules/catalog/rules.ts'
import { joinItems, partItems } from '#modules/catalog/substitute-store.ts'

interface Asked {
  readonly id: string
  readonly otherId: string
}

/** Says that two items may stand in for each other; either side then shows the other. */
export async function addSubstitute(tx: Tx, actor: Actor, asked: Asked): Promise<{ id: string }> {
  const [item, other] = await both(tx, actor, asked)
  checkSubstitute(item, other)
  const isNew = await joinItems(tx, actor.companyId, item.id, other.id)
  if (isNew) await tell(tx, actor, [item, other], 'substitute')
  return { id: item.id }
}

/** Says that they may no longer. */
export async function removeSubstitute(tx: Tx, actor: Actor, asked: Asked): Promise<{ id: string }> {
  const [item, other] = await both(tx, actor, asked)
  const wasJoined = await partItems(tx, actor.companyId, item.id, other.id)
  if (wasJoined) await tell(tx, actor, [item, other], 'no-substitute')
  return { id: item.id }
}

// In the order of their ids: two people joining the same pair wait for each other instead of blocking each other.
async function both(tx: Tx, actor: Actor, { id, otherId }: Asked): Promise<[MasterRow, MasterRow]> {
  const rows = new Map<string, MasterRow>()
  for (const each of [id, otherId].toSorted()) rows.set(each, await readRow(tx, itemRecord, actor, each, true))
  return [rows.get(id) as MasterRow, rows.get(otherId) as MasterRow]
}

async function tell(tx: Tx, actor: Actor, [item, other]: [MasterRow, MasterRow], act: string): Promise<void> {
  const nameOf = (row: MasterRow) => `${String(row['code'])} ${String(row['name'])}`
  const line = { subject: itemRecord.name, act }
  await recordHistory(tx, actor, { ...line, id: item.id, reason: nameOf(other) })
  await recordHistory(tx, actor, { ...line, id: other.id, reason: nameOf(item) })
}
