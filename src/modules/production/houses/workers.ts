import { negate } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { partyBalances } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import type { HouseWorker } from './contract.ts'
import { houseRow, workersOf } from './store.ts'

/** Lists who earned piece-rate pay in a house, and what the ledger still owes them. */
export async function workersOfHouse(tx: Tx, actor: Actor, id: string): Promise<HouseWorker[]> {
  const rows = await workersOf(tx, actor, (await houseRow(tx, actor, id)).id)
  const parties = rows.flatMap(({ partyId }) => partyId ?? [])
  const owed = await partyBalances(tx, actor.companyId, parties, accounts.wagesPayable)
  return rows.map(({ partyId, ...row }) => {
    const balance = partyId === null ? undefined : owed.get(partyId)
    return { ...row, owed: balance === undefined ? null : String(negate(balance)) }
  })
}
