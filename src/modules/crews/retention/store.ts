import { sql } from 'kysely'
import { minus, money, plus, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** What stands of a crew: held back with wages that stand or before the books began, and paid out of it; rupiah. */
export interface Held {
  readonly crewId: string
  readonly held: Money
  /** Of what is held: before the books began. */
  readonly opened: Money
  readonly released: Money
}

/** Reads what is held back of some crews; `lock` keeps them until commit. */
export async function heldOf(tx: Tx, companyId: string, crewIds: readonly string[], lock = false): Promise<Held[]> {
  if (lock) {
    await sql`select id from piece_crew where company_id = ${companyId} and id = any (${[...crewIds]}::uuid[])
      order by id for update`.execute(own(tx))
  }
  const { rows } = await sql<{ crewId: string; held: string; opened: string; released: string }>`
    select c.id as "crewId",
      (select coalesce(sum(s.retention), 0) from piece_opname o
        join piece_share s on s.company_id = o.company_id and s.opname_id = o.id
        join wage_note n on n.company_id = s.company_id and n.id = s.wage_note_id
        join wage_settlement w on w.company_id = n.company_id and w.id = n.settlement_id and w.state = 'posted'
        where o.company_id = c.company_id and o.crew_id = c.id)::text as held,
      (select coalesce(sum(b.amount), 0) from piece_retention_opening b
        where b.company_id = c.company_id and b.crew_id = c.id and not b.is_void)::text as opened,
      (select coalesce(sum(r.amount), 0) from piece_retention_release r
        where r.company_id = c.company_id and r.crew_id = c.id and not r.is_void)::text as released
    from piece_crew c where c.company_id = ${companyId} and c.id = any (${[...crewIds]}::uuid[])
  `.execute(own(tx))
  return rows.map(({ crewId, ...amounts }) => ({
    ...{ crewId, held: plus(money(amounts.held), money(amounts.opened)), opened: money(amounts.opened) },
    released: money(amounts.released),
  }))
}

/** Tells what is left of what is held back. */
export function stillHeld({ held, released }: Held): Money {
  return minus(held, released)
}

/** Refuses to free wages whose retention was paid out meanwhile ('retention.released'). */
export async function refuseReleased(tx: Tx, companyId: string, noteIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ crewId: string; crew: string; held: string }>`
    select c.id as "crewId", c.name as crew, sum(s.retention)::text as held
    from piece_share s
    join piece_opname o on o.company_id = s.company_id and o.id = s.opname_id
    join piece_crew c on c.company_id = o.company_id and c.id = o.crew_id
    where s.company_id = ${companyId} and s.wage_note_id = any (${[...noteIds]}::uuid[]) and s.retention > 0
    group by c.id, c.name
  `.execute(own(tx))
  const crewIds = rows.map(({ crewId }) => crewId)
  const standing = new Map((await heldOf(tx, companyId, crewIds, true)).map((one) => [one.crewId, stillHeld(one)]))
  const used = rows.find(({ crewId, held }) => (standing.get(crewId) ?? 0n) < money(held))
  if (used) throw new Refusal('retention.released', { crew: used.crew })
}
