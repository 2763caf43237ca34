import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { OpenInstalment } from './rules.ts'
import type { KasbonTables } from './tables.ts'
import type { KasbonRole } from './words.ts'

/** Narrows the handle to our tables. */
export const own = (tx: Tx) => tables<KasbonTables>(tx)

/** Which kasbon (alias `k`) a person may see: their own where their sight ends there, of workers those of their projects. */
export function seenKasbons(actor: Actor): RawBuilder<SqlBool> {
  return sql`k.company_id = ${actor.companyId} and ${scoped(actor, { owner: 'k.created_by' })}
    and (k.project_id is null or ${scoped(actor, { project: 'k.project_id' })})`
}

/** Answers 404 for a kasbon that is not this person's to see. */
export async function seenKasbon(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { rows } = await sql`select k.id from kasbon k where k.id = ${id} and ${seenKasbons(actor)}`.execute(own(tx))
  found(rows[0])
}

/** An instalment that is open, with who owes it. */
export interface Owing extends OpenInstalment {
  readonly holderId: string
}

const holderOf = (role: KasbonRole) => sql.ref(role === 'employee' ? 'k.employee_id' : 'k.worker_id')

/** Reads what some people still owe of kasbon that was paid out, the oldest instalment first; `lock` keeps it until commit. */
export async function owingOf(
  tx: Tx,
  companyId: string,
  {
    role,
    holderIds,
    lock,
  }: { readonly role: KasbonRole; readonly holderIds: readonly string[]; readonly lock: boolean },
): Promise<Owing[]> {
  const { rows } = await sql<Owing>`
    select i.id, i.kasbon_id as "kasbonId", i.due_on as "dueOn", i.amount - i.taken as open, ${holderOf(role)} as "holderId"
    from kasbon k join kasbon_instalment i on i.company_id = k.company_id and i.kasbon_id = k.id
    where k.company_id = ${companyId} and ${holderOf(role)} = any (${[...new Set(holderIds)]}::uuid[])
      and k.state = 'posted' and k.repaid < k.amount and not i.is_put_off and i.taken < i.amount
    order by k.id, i.due_on, i.line_no ${lock ? sql`for update of k, i` : sql``}
  `.execute(own(tx))
  return rows.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0))
}

/** What came back of an instalment. */
export interface Returned {
  readonly instalment: OpenInstalment
  readonly amount: Money
  readonly on: Day
  readonly source: { readonly kind: 'payroll-slip' | 'wage-note' | 'kasbon-return'; readonly id: string }
  readonly memo: string
}

/** Writes down what came back, and counts it at each instalment and kasbon. */
export async function insertReturns(tx: Tx, actor: Actor, returned: readonly Returned[]): Promise<void> {
  const rows = returned.map(({ instalment, amount, on, source, memo }) => ({
    ...{ id: newId(), company_id: actor.companyId, kasbon_id: instalment.kasbonId, instalment_id: instalment.id },
    ...{ amount, returned_on: on, source_kind: source.kind, source_id: source.id, memo },
    ...{ created_by: actor.userId, created_by_name: actor.name },
  }))
  await insertRows(tx, 'kasbon_return', rows)
  await countReturns(
    tx,
    actor,
    returned.map(({ instalment, amount }) => ({ instalmentId: instalment.id, kasbonId: instalment.kasbonId, amount })),
  )
}

/** Marks what came back from some sources as taken back, and counts it away; tells how much that was. */
export async function voidReturns(
  tx: Tx,
  actor: Actor,
  source: { readonly kind: Returned['source']['kind']; readonly ids: readonly string[] },
): Promise<void> {
  // The kasbon before its instalments, as everywhere.
  await sql`
    select k.id from kasbon k where k.company_id = ${actor.companyId} and k.id in (
      select r.kasbon_id from kasbon_return r where r.company_id = ${actor.companyId} and r.source_kind = ${source.kind}
        and r.source_id = any (${[...source.ids]}::uuid[]) and not r.is_void
    ) order by k.id for update
  `.execute(own(tx))
  const back = await own(tx)
    .updateTable('kasbon_return')
    .set({ is_void: true })
    .where('company_id', '=', actor.companyId)
    .where('source_kind', '=', source.kind)
    .where(sql<boolean>`source_id = any (${[...source.ids]}::uuid[])`)
    .where('is_void', '=', false)
    .returning(['instalment_id as instalmentId', 'kasbon_id as kasbonId', 'amount'])
    .execute()
  await countReturns(
    tx,
    actor,
    back.map((each) => ({ ...each, amount: -each.amount })),
  )
}

interface Counted {
  readonly instalmentId: string
  readonly kasbonId: string
  readonly amount: bigint
}

async function countReturns(tx: Tx, actor: Actor, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return
  const amounts = counted.map(({ amount }) => amount)
  await sql`
    update kasbon_instalment i set taken = i.taken + given.amount
    from (select id, sum(amount)::bigint as amount from unnest(${counted.map(({ instalmentId }) => instalmentId)}::uuid[],
      ${amounts}::bigint[]) as each (id, amount) group by id) given
    where i.company_id = ${actor.companyId} and i.id = given.id
  `.execute(own(tx))
  await sql`
    update kasbon k set repaid = k.repaid + given.amount, version = k.version + 1, updated_at = now(),
      updated_by = ${actor.userId}, updated_by_name = ${actor.name}
    from (select id, sum(amount)::bigint as amount from unnest(${counted.map(({ kasbonId }) => kasbonId)}::uuid[],
      ${amounts}::bigint[]) as each (id, amount) group by id) given
    where k.company_id = ${actor.companyId} and k.id = given.id
  `.execute(own(tx))
}
