import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** How far a mail is: it waits to leave, it left, or no further try can deliver it. */
export type MailEnd = 'waiting' | 'sent' | 'failed'

/** Tells how far some mails are, by their id; one that was forgotten after its time has left. */
export async function mailEnds(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, MailEnd>> {
  const { rows } = await sql<{ id: string; end: MailEnd }>`
    select id, case when failed_at is not null then 'failed' when sent_at is null then 'waiting' else 'sent' end as "end"
    from mail where id = any (${[...ids]}::uuid[])
  `.execute(tables(tx))
  const known = new Map(rows.map(({ id, end }) => [id, end]))
  return new Map(ids.map((id) => [id, known.get(id) ?? 'sent']))
}
