import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** How many orders a house ever had: what makes a place in its queue unique. */
export async function countOfHouse(tx: Tx, companyId: string, houseId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from production_order where company_id = ${companyId} and house_id = ${houseId}
  `.execute(own(tx))
  return rows[0]?.n ?? 0
}

/** The queue of a house, held until commit: who moves in it waits for who moved before. */
export async function lockQueue(
  tx: Tx,
  companyId: string,
  houseId: string,
): Promise<{ id: string; queue_no: bigint }[]> {
  const { rows } = await sql<{ id: string; queue_no: bigint }>`
    with held as (
      select id, queue_no from production_order
      where company_id = ${companyId} and house_id = ${houseId} and stage in ('planned', 'running')
      order by id for update
    )
    select id, queue_no from held order by queue_no, id limit 500
  `.execute(own(tx))
  return rows
}

/** Exchanges the places of two orders; equal places are told apart. */
export async function exchange(
  tx: Tx,
  a: { id: string; queue_no: bigint },
  b: { id: string; queue_no: bigint },
): Promise<void> {
  const nudge = a.queue_no === b.queue_no ? 1n : 0n
  await sql`
    update production_order o set queue_no = n.place
    from unnest(${[a.id, b.id]}::uuid[], ${[b.queue_no + nudge, a.queue_no]}::bigint[]) as n (id, place)
    where o.id = n.id
  `.execute(own(tx))
}
