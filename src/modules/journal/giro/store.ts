import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { GiroDirection } from '#modules/journal/giro/contract.ts'

/** A giro as it is kept. */
export interface KeptGiro {
  readonly id: string
  readonly version: number
  readonly direction: GiroDirection
  readonly number: string
  readonly bank: string
  readonly dueOn: Day
  readonly takenOn: Day
  readonly amount: Money
  readonly partyId: string | null
  readonly partyName: string
  /** The account of ours that pays one we gave; null where nobody said. */
  readonly drawnOn: string | null
  readonly sourceKind: 'payment' | 'purchase-payment'
  readonly sourceId: string
  readonly state: 'open' | 'cleared' | 'rejected' | 'void'
  readonly endedOn: Day | null
  readonly cashAccountId: string | null
  readonly fee: Money
  /** What its clearing is in the journal; null where no bank has paid it. */
  readonly clearingId: string | null
  readonly reason: string | null
  readonly by: string
}

const fields = sql`g.id, g.version, g.direction, g.number, g.bank, g.due_on as "dueOn", g.taken_on as "takenOn", g.amount,
  g.party_id as "partyId", g.party_name as "partyName", g.drawn_on as "drawnOn", g.source_kind as "sourceKind", g.source_id as "sourceId", g.state, g.ended_on as "endedOn",
  g.cash_account_id as "cashAccountId", g.fee, g.clearing_id as "clearingId", g.reason, g.updated_by_name as by`

/** Keeps a giro that a payment was made with. */
export async function insertGiro(
  tx: Tx,
  actor: Actor,
  row: Omit<KeptGiro, 'version' | 'state' | 'endedOn' | 'cashAccountId' | 'fee' | 'clearingId' | 'reason' | 'by'>,
): Promise<void> {
  await sql`
    insert into giro (id, company_id, direction, number, bank, due_on, taken_on, amount, party_id, party_name, drawn_on,
      source_kind, source_id, created_by, updated_by_name)
    values (${row.id}, ${actor.companyId}, ${row.direction}, ${row.number}, ${row.bank}, ${row.dueOn}::date,
      ${row.takenOn}::date, ${row.amount}, ${row.partyId}, ${row.partyName}, ${row.drawnOn}, ${row.sourceKind}, ${row.sourceId}, ${actor.userId}, ${actor.name})
  `.execute(tables(tx))
}

/** A giro of this company, held until this transaction ends; 404 when there is none. */
export async function lockGiro(tx: Tx, companyId: string, id: string): Promise<KeptGiro> {
  const { rows } = await sql<KeptGiro>`
    select ${fields} from giro g where g.company_id = ${companyId} and g.id = ${id} for update
  `.execute(tables(tx))
  return found(rows[0])
}

/** The giro of a payment, held until this transaction ends; most payments have none. */
export async function lockGiroOf(tx: Tx, companyId: string, sourceId: string): Promise<KeptGiro | undefined> {
  const { rows } = await sql<KeptGiro>`
    select ${fields} from giro g where g.company_id = ${companyId} and g.source_id = ${sourceId} for update
  `.execute(tables(tx))
  return rows[0]
}

/** Says where a giro stands from now on; the version of it goes up. */
export async function changeGiro(
  tx: Tx,
  actor: Actor,
  id: string,
  to: Pick<KeptGiro, 'state'> & Partial<Pick<KeptGiro, 'endedOn' | 'cashAccountId' | 'fee' | 'clearingId' | 'reason'>>,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update giro set state = ${to.state}, ended_on = ${to.endedOn ?? null}::date, cash_account_id = ${to.cashAccountId ?? null}::uuid,
      fee = ${to.fee ?? 0n}::bigint, reason = ${to.reason ?? null}, clearing_id = ${to.clearingId ?? null}::uuid, version = version + 1, updated_at = now(),
      updated_by_name = ${actor.name}
    where company_id = ${actor.companyId} and id = ${id} returning version
  `.execute(tables(tx))
  return found(rows[0]).version
}

/** The giros that wait, the nearest due first, at most so many; those due until a day where one is given. */
export async function openGiros(tx: Tx, companyId: string, most: number, until?: Day): Promise<KeptGiro[]> {
  const { rows } = await sql<KeptGiro>`
    select ${fields} from giro g where g.company_id = ${companyId} and g.state = 'open'
      ${until ? sql`and g.due_on <= ${until}::date` : sql``} order by g.due_on, g.id limit ${most}
  `.execute(tables(tx))
  return rows
}

/** The giros that were cleared or rejected last, at most so many. */
export async function endedGiros(tx: Tx, companyId: string, most: number): Promise<KeptGiro[]> {
  const { rows } = await sql<KeptGiro>`
    select ${fields} from giro g where g.company_id = ${companyId} and g.state in ('cleared', 'rejected')
    order by g.ended_on desc, g.id desc limit ${most}
  `.execute(tables(tx))
  return rows
}

/** The giros that wait which a line of an account may be, on its day and of its side; the nearest in amount first. */
export async function giroClaims(
  tx: Tx,
  companyId: string,
  asked: {
    readonly direction: GiroDirection
    readonly cashAccountId: string
    readonly on: Day
    readonly amount: Money
    readonly q: string
    readonly most: number
  },
): Promise<KeptGiro[]> {
  const { direction, cashAccountId, on, amount, q, most } = asked
  const { rows } = await sql<KeptGiro>`
    select ${fields} from giro g
    where g.company_id = ${companyId} and g.state = 'open' and g.direction = ${direction} and g.taken_on <= ${on}::date
      and (g.drawn_on is null or g.drawn_on = ${cashAccountId}::uuid)
      and (${q} = '' or position(lower(${q}) in lower(concat_ws(' ', g.number, g.party_name))) > 0)
    order by abs(g.amount - ${amount}::bigint), g.due_on, g.id limit ${most}
  `.execute(tables(tx))
  return rows
}

/** The giros of a company that no bank had paid at the end of a day: `source_id` (the payment), `party_name`, `amount`, `due_on`. */
export function girosOnTheWay(companyId: string, direction: GiroDirection, on: Day): RawBuilder<unknown> {
  return sql`(
    select g.source_id, g.party_name, g.amount, g.due_on from giro g
    where g.company_id = ${companyId} and g.direction = ${direction} and g.taken_on <= ${on}::date
      and (g.state = 'open' or g.ended_on > ${on}::date)
  )`
}
