import { sql } from 'kysely'
import { minus, money, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { actsNow } from '#kit/document/guard.ts'
import { readDocument } from '#kit/document/load.ts'
import { wireOf } from '#kit/document/wire.ts'
import type { ListSource } from '#kit/list/source.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { kasbonGround } from './act-on-kasbon.ts'
import { kasbonColumns } from './columns.ts'
import type { InstalmentShown, KasbonPage } from './contract.ts'
import { kasbon, kasbonActs, kasbonStatus, type Kasbon } from './kasbon.ts'
import { kasbonSchedule } from './rules.ts'
import { own, seenKasbon, seenKasbons } from './store.ts'

/** Kasbon, as far as a person may see them. */
export function kasbonSource(actor: Actor): ListSource {
  return {
    columns: kasbonColumns,
    from: sql`kasbon k`,
    where: sql`${seenKasbons(actor)}`,
    alias: 'k',
    at: {
      label: sql.ref('k.number'),
      date: sql.ref('k.asked_on'),
      open: sql`(case when k.state = 'posted' then k.amount - k.repaid else 0 end)`,
      nextDue: sql`(select min(i.due_on) from kasbon_instalment i where i.kasbon_id = k.id and k.state = 'posted'
        and not i.is_put_off and i.taken < i.amount)`,
      status: sql`(case when k.state = 'void' then 'void' when k.state = 'posted' and k.repaid = k.amount then 'settled'
        when k.state = 'posted' then 'paid' when k.approved_by is null then 'asked' else 'approved' end)`,
    },
    search: sql.ref('k.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}

/** Shows a kasbon with its schedule, what came back, and what may be done with it. */
export async function kasbonPage(tx: Tx, actor: Actor, id: string): Promise<KasbonPage> {
  await seenKasbon(tx, actor, id)
  const doc: Kasbon = await readDocument(tx, kasbon, actor.companyId, id)
  return {
    ...wireOf(kasbon, doc, actor.can),
    number: doc.number ?? '',
    status: kasbonStatus(doc),
    open: String(doc.state === 'posted' ? minus(doc.amount, doc.repaid) : ZERO),
    openingId: doc.openingId,
    instalments: await instalmentsOf(tx, actor, doc),
    returns: await returnsOf(tx, actor, id),
    cashAccounts: (await cashAccounts(tx, actor.companyId)).map(({ id: account, kind, name }) => ({
      ...{ id: account, kind, name },
    })),
    can: await actsNow(tx, actor, { table: kasbonActs, ground: kasbonGround, doc }),
  }
}

async function instalmentsOf(tx: Tx, actor: Actor, doc: Kasbon): Promise<InstalmentShown[]> {
  const rows = await own(tx)
    .selectFrom('kasbon_instalment')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('kasbon_id', '=', doc.id)
    .orderBy('line_no')
    .execute()
  // Before the money leaves, the schedule is what it would be.
  if (rows.length === 0) {
    return kasbonSchedule(doc).map(({ dueOn, amount }) => ({
      ...{ id: null, dueOn, amount: String(amount), taken: '0', state: 'due' as const },
    }))
  }
  return rows.map((row) => ({
    ...{ id: row.id, dueOn: row.due_on, amount: String(row.amount), taken: String(row.taken) },
    state: row.is_put_off ? 'put-off' : row.taken === row.amount ? 'taken' : money(row.taken) > ZERO ? 'part' : 'due',
  }))
}

async function returnsOf(tx: Tx, actor: Actor, id: string): Promise<KasbonPage['returns']> {
  const { rows } = await sql<KasbonPage['returns'][number]>`
    select source_id as id, min(returned_on) as on, min(memo) as memo, sum(amount)::text as amount,
      source_kind = 'kasbon-return' as "isByHand", bool_and(is_void) as "isVoid", min(created_by_name) as by
    from kasbon_return where company_id = ${actor.companyId} and kasbon_id = ${id}
    group by source_kind, source_id order by min(id::text) desc limit 200
  `.execute(own(tx))
  return rows
}
