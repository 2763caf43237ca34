import type pg from 'pg'
import { stampedColumns, stampKey, stampOf, type Stampable } from '#kit/history/stamp.ts'

const AT_ONCE = 5000

/** Stamps what the copies tell of themselves, as the program would have done; the guards of the history rest meanwhile. */
export async function stampCopies(client: pg.Client): Promise<void> {
  const key = stampKey()
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<Stampable>(
      `select ${stampedColumns} from history where stamp is null and id > $1 order by id limit $2`,
      [last, AT_ONCE],
    )
    const stamps = rows.map((row) => stampOf(key, row))
    await client.query(
      `update history h set stamp = s.stamp from unnest($1::uuid[], $2::bytea[]) as s (id, stamp) where h.id = s.id`,
      [rows.map((row) => row.id), stamps],
    )
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}
