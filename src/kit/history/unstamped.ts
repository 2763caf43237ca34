import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { stampedColumns, stampFits, stampKey, type Stampable } from '#kit/history/stamp.ts'
import { mostTold, type Breach } from '#kit/posting/check.ts'

/** Rows judged between two turns of whatever else the process does. */
const AT_ONCE = 500

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Judged = Stampable & { readonly stamp: Buffer | null }

/** Rows that this program did not write: without its stamp, or with one that does not fit. Older rows have none. */
export async function unstamped(tx: Tx): Promise<Breach[]> {
  const key = stampKey()
  const found: Breach[] = []
  const ofOthers = new Map<string, number>()
  for await (const row of rowsToJudge(tx)) {
    const says = row.stamp ? stampFits(key, row, row.stamp) : 'none'
    if (says === 'other-key') ofOthers.set(row.company_id, (ofOthers.get(row.company_id) ?? 0) + 1)
    else if (says !== 'ours') found.push({ company_id: row.company_id, detail: foundWords(row.id) })
    if (found.length === mostTold) break
  }
  const others = [...ofOthers].map(([company_id, count]) => ({ company_id, detail: otherKeyWords(count) }))
  return [...others, ...found]
}

const foundWords = (id: string) => `Riwayat ${id} disisipkan: tidak ada cap aplikasi yang cocok.`
const otherKeyWords = (count: number) =>
  `${count} baris riwayat dicap dengan kunci lain: APP_SECRET bukan yang dulu, atau barisnya disisipkan.`

async function* rowsToJudge(tx: Tx): AsyncGenerator<Judged> {
  for (let last = BEFORE_ALL; ;) {
    const { rows } = await sql<Judged>`
      select ${sql.raw(stampedColumns)}, stamp
      from history h left join history_seal s on s.history_id = h.id
      where h.id > ${last}
        and (h.stamp is not null or s.position is null or s.position > (
          select position from history_seal where history_id is null and position > 0 order by position limit 1))
      order by h.id limit ${AT_ONCE}
    `.execute(tables(tx))
    yield* rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}
