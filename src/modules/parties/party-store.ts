import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { bestFirst, idsIn, type Shelf } from '#kit/list/best-first.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { seenBy } from '#kit/record/rows.ts'
import type { PartyChoice, PartyTwin } from '#modules/parties/party.ts'
import type { PartyAddressTable, PartyContactTable } from '#modules/parties/tables.ts'

/** What customers and suppliers are asked alike; `master` says which of the two. */
type Party = Pick<MasterRecord, 'table' | 'children'>

const own = (tx: Tx) => tables<Record<never, never>>(tx)
const choice = sql`t.id, t.code, t.name, t.city, t.phone, t.status`

/** The twenty parties that fit best; without words those chosen and dealt with last. */
export async function matchingParties<C extends PartyChoice>(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  asked: { readonly q?: string; readonly last?: string },
): Promise<C[]> {
  const best = bestFirst(shelfOf(actor, master), asked.q ?? '', idsIn(asked.last, 20))
  const { rows } = await sql<C>`
    select ${choice} from (${best}) best join ${sql.table(master.table)} t on t.id = best.id order by best.place
  `.execute(own(tx))
  return rows
}

/** The day of the last deal stands beside each customer and supplier. */
const deals: Readonly<Record<string, string>> = { customer: 'last_deal_on', supplier: 'last_bought_on' }

/** The day of the last deal with the party `t`, as SQL. */
export function lastDealOn(table: string): RawBuilder<unknown> {
  const [on, party] = [sql.ref(`s.${deals[table] ?? ''}`), sql.ref(`s.${table}_id`)]
  return sql`(select ${on} from ${sql.table(`${table}_standing`)} s where s.company_id = t.company_id and ${party} = t.id)`
}

function shelfOf(actor: Actor, master: MasterRecord): Shelf {
  const where = sql<SqlBool>`${seenBy(master, actor)} and t.archived_at is null`
  const [table, standing] = [sql.table(master.table), sql.table(`${master.table}_standing`)]
  const [party, on] = [sql.ref(`s.${master.table}_id`), sql.ref(`s.${deals[master.table] ?? ''}`)]
  return {
    table,
    where,
    codes: [sql.ref('t.code')],
    used: lastDealOn(master.table),
    lately: sql`select t.id from ${standing} s join ${table} t on t.id = ${party}
      where s.company_id = ${actor.companyId} and ${where} order by ${on} desc, ${party} desc limit 20`,
  }
}

/** The one party with this id, archived or not: a form that already names it must still show it. */
export async function chosenParty<C extends PartyChoice>(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  id: string,
): Promise<C[]> {
  const { rows } = await sql<C>`
    select ${choice} from ${sql.table(master.table)} t where t.id = ${id} and ${seenBy(master, actor)}
  `.execute(own(tx))
  return rows
}

/** What is looked for in another party; a null is not looked for. */
export interface Likeness {
  readonly npwp: string | null
  readonly phone: string | null
  readonly core: string
  readonly except: string | null
}

/** Parties that share the tax number or a telephone, or whose name is much alike. */
export async function twinsOf(tx: Tx, actor: Actor, master: MasterRecord, like: Likeness): Promise<PartyTwin[]> {
  // The core is compared with every stretch of the other's text, so that 'maju jaya' finds 'PT Maju Jaya Abadi'.
  const { rows } = await sql<PartyTwin>`
    select t.id, t.code, t.name, t.city, t.archived_at is not null as "isArchived",
      case when t.npwp = ${like.npwp} then 'npwp'
        when t.phone = ${like.phone} or t.whatsapp = ${like.phone} then 'phone' else 'name' end as because
    from ${sql.table(master.table)} t
    where ${seenBy(master, actor)} and t.id is distinct from ${like.except}::uuid and (
      t.npwp = ${like.npwp} or t.phone = ${like.phone} or t.whatsapp = ${like.phone}
      or (${like.core.length >= 3} and t.search %> ${like.core})
    )
    order by t.npwp = ${like.npwp} desc nulls last, t.phone = ${like.phone} desc nulls last,
      word_similarity(${like.core}, t.search) desc, t.id
    limit 5
  `.execute(own(tx))
  return rows
}

/** The cities parties live in. */
export async function citiesOf(tx: Tx, actor: Actor, { table }: Party): Promise<string[]> {
  const from = sql.table(table)
  const seen = sql`p.company_id = ${actor.companyId} and p.archived_at is null`
  // A loose index scan: one step per city instead of one per party.
  const { rows } = await sql<{ city: string }>`
    with recursive step as (
      (select p.city from ${from} p where ${seen} and p.city > '' order by p.city limit 1)
      union all
      select (select p.city from ${from} p where ${seen} and p.city > step.city order by p.city limit 1)
      from step where step.city is not null
    )
    select city from step where city is not null limit 500
  `.execute(own(tx))
  return rows.map((row) => row.city)
}

/** Whether a code is in use in the company. */
export async function isCodeTaken(tx: Tx, party: Party, companyId: string, code: string): Promise<boolean> {
  return (await codesTaken(tx, party, companyId, [code])).length > 0
}

/** Those of some codes that are in use in the company. */
export async function codesTaken(
  tx: Tx,
  { table }: Party,
  companyId: string,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(table)} where company_id = ${companyId} and code = any (${[...codes]}::text[])
  `.execute(own(tx))
  return rows.map((row) => row.code)
}

/** The people of one party, in their order. */
export async function contactsOf(tx: Tx, { table }: Party, companyId: string, id: string) {
  const { rows } = await sql<Omit<PartyContactTable, 'company_id' | 'line_no'>>`
    select id, name, position, phone, email, is_primary from ${sql.table(`${table}_contact`)}
    where company_id = ${companyId} and ${sql.ref(`${table}_id`)} = ${id} order by line_no
  `.execute(own(tx))
  return rows
}

/** The places of one party, in their order. */
export async function addressesOf(tx: Tx, { table }: Party, companyId: string, id: string) {
  const { rows } = await sql<PartyAddressTable>`
    select * from ${sql.table(`${table}_address`)}
    where company_id = ${companyId} and ${sql.ref(`${table}_id`)} = ${id} order by line_no
  `.execute(own(tx))
  return rows
}

/** Frees the opening balance again: it was taken back out of the books. */
export async function markOpeningTakenBack(tx: Tx, { table }: Party, companyId: string, id: string): Promise<void> {
  await sql`
    update ${sql.table(table)} set opening_posted_at = null where company_id = ${companyId} and id = ${id}
  `.execute(own(tx))
}

/** Marks the opening balance as standing in the books. */
export async function markOpeningPosted(tx: Tx, { table }: Party, companyId: string, id: string): Promise<void> {
  await sql`
    update ${sql.table(table)} set opening_posted_at = now()
    where company_id = ${companyId} and id = ${id} and opening_posted_at is null
  `.execute(own(tx))
}
