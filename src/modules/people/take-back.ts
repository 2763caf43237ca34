import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Made } from '#kit/import/importer.ts'
import { unlessTouched } from '#kit/import/master.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { readRow } from '#kit/record/rows.ts'
import { removeRecord } from '#kit/record/verbs.ts'
import { own } from './store.ts'
import type { PayRole } from './words.ts'

/** Takes back an imported role: what it brought of pay goes too, and the person when there is no other role. */
export async function takeBackRole(tx: Tx, actor: Actor, master: MasterRecord, made: Made): Promise<void> {
  await unlessTouched(tx, actor, master, made)
  const { companyId } = actor
  const personId = String((await readRow(tx, master, actor, made.id, true))['person_id'])
  await removeRecord(tx, actor, master, made.id)
  await own(tx)
    .deleteFrom('pay')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('role', '=', master.table as PayRole)
    .execute()
  await own(tx)
    .deleteFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', personId)
    .where(
      sql<boolean>`not exists (select from employee e where e.company_id = person.company_id and e.person_id = person.id)`,
    )
    .where(
      sql<boolean>`not exists (select from worker w where w.company_id = person.company_id and w.person_id = person.id)`,
    )
    .execute()
}
