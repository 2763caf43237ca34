import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { addJob } from '#kit/jobs/queue.ts'
import type { Finding } from '#kit/posting/check.ts'
import type { BooksChecked } from './contract.ts'

/** Name of the job that asks every law. */
export const CHECK_BOOKS = 'books.check'

/** Of one company a person reads no more than this; the first ones tell what to look for. */
const MOST_TOLD = 50

/** How a company's books stood, and whether they are being asked. */
export async function booksChecked(tx: Tx, companyId: string): Promise<BooksChecked> {
  const { rows } = await sql<BooksChecked>`
    select to_char(c.checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "checkedAt", coalesce(c.laws, 0) as laws,
      coalesce(c.breaches, '[]') as breaches, exists (select from job where name = ${CHECK_BOOKS}) as "isUnderWay"
    from (select) one left join books_check c on c.company_id = ${companyId}
  `.execute(tables(tx))
  return rows[0] ?? { checkedAt: null, laws: 0, isUnderWay: false, breaches: [] }
}

/** Puts a check into the queue, unless one waits or runs already. */
export async function askForCheck(tx: Tx): Promise<void> {
  const { rows } = await sql`select from job where name = ${CHECK_BOOKS} limit 1`.execute(tables(tx))
  if (rows.length === 0) await addJob(tx, CHECK_BOOKS, {})
}

/** Hours of Jakarta in which nobody works: from, and up to and including. */
const NIGHT = [1, 4] as const

/** True at night, while no check of this night was noted. */
export async function isNightWithout(tx: Tx, [from, to]: readonly [number, number] = NIGHT): Promise<boolean> {
  const { rows } = await sql`
    select from (select now() at time zone 'Asia/Jakarta' as here) clock
    where extract(hour from here) between ${from} and ${to} and exists (select from company)
      and not exists (select from books_check where (checked_at at time zone 'Asia/Jakarta')::date = here::date)
  `.execute(tables(tx))
  return rows.length > 0
}

/** Notes what was found, company by company; gives those where something else was found than before, and how much. */
export async function noteChecked(
  tx: Tx,
  laws: number,
  findings: readonly Finding[],
): Promise<{ companyId: string; count: number }[]> {
  const found = findings.map(({ companyId, law, detail }) => ({ companyId, law, detail }))
  const { rows } = await sql<{ companyId: string; count: number }>`
    with told as (
      select c.id as company_id, coalesce(jsonb_agg(jsonb_build_object('law', f.law, 'detail', f.detail)) filter (where f.nth <= ${MOST_TOLD}), '[]') as breaches,
        count(f.law)::int as count
      from company c
      left join (
        select "companyId", law, detail, row_number() over (partition by "companyId") as nth
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("companyId" uuid, law text, detail text)
      ) f on f."companyId" = c.id
      group by c.id
    ), before as (select company_id, breaches from books_check), kept as (
      insert into books_check (company_id, laws, breaches) select company_id, ${laws}, breaches from told
      on conflict (company_id) do update set checked_at = now(), laws = excluded.laws, breaches = excluded.breaches
    )
    select told.company_id as "companyId", told.count from told left join before using (company_id)
    where told.count > 0 and told.breaches is distinct from before.breaches
  `.execute(tables(tx))
  return rows
}
