import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { fromOf } from '#kit/record/rows.ts'
import { masterSource } from '#kit/record/serve-record.ts'
import { payNow } from '../pay/now.ts'
import { own } from '../store.ts'
import { workerRecord } from './worker.record.ts'

/** The list of workers with their foreman, their project and, for who may see it, their pay of today. */
export function workerSource(actor: Actor, asked: ListAsked): ListSource {
  return masterSource(workerRecord, actor, asked, {
    from: sql`${fromOf(workerRecord)}
      left join worker f on f.company_id = t.company_id and f.id = t.foreman_id
      left join project j on j.company_id = t.company_id and j.id = t.project_id`,
    at: {
      phone: sql.ref('b.phone'),
      foremanName: sql.ref('f.name'),
      projectName: sql.ref('j.name'),
      dailyRate: payNow('worker', 'daily_rate', sql`${today(actor)}::date`),
      isIncomplete: sql`(b.nik is null)`,
    },
  })
}

/** Some workers of a company by id, whatever became of them. */
export async function workerRows(tx: Tx, companyId: string, ids: readonly string[]) {
  return own(tx)
    .selectFrom('worker')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any (${[...new Set(ids)]}::uuid[])`)
    .orderBy('name')
    .execute()
}

/** Tells whether a number is in use among the workers of the company. */
export async function isWorkerCodeTaken(tx: Tx, companyId: string, code: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('worker')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}
