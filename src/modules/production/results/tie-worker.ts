import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { moveParty } from '#modules/journal/face.ts'
import { workersById } from '#modules/people/face.ts'
import { own } from '../store.ts'
import type { tieWorker } from './contract.ts'

/**
 * Says that a name typed for piece-rate pay is a worker who is known: what it is owed is owed to that person from today on,
 * and so is what is written under the name later. A name that was tied stays tied ('labour.tied').
 */
export async function tie(tx: Tx, actor: Actor, asked: AskedOf<typeof tieWorker>): Promise<{ id: string }> {
  const { companyId } = actor
  const typed = found(await lockTyped(tx, companyId, asked.id))
  if (typed.personId !== null) throw new Refusal('labour.tied', { name: typed.name })
  const worker = found((await workersById(tx, companyId, [asked.workerId]))[0])
  const memo = `${typed.name} adalah ${worker.name} (${worker.code})`
  await moveParty(tx, actor, { fromId: typed.id, intoId: worker.personId, on: today(actor), area: 'stock', memo })
  await sql`
    update production_worker set person_id = ${worker.personId} where company_id = ${companyId} and id = ${typed.id}
  `.execute(own(tx))
  return { id: typed.id }
}

async function lockTyped(tx: Tx, companyId: string, id: string) {
  const { rows } = await sql<{ id: string; name: string; personId: string | null }>`
    select id, name, person_id as "personId" from production_worker
    where company_id = ${companyId} and id = ${id} for update
  `.execute(own(tx))
  return rows[0]
}
