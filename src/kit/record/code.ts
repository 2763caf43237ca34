import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/**
 * Gives a master its next short code, 'PLG-0001'. Codes people typed themselves are stepped over. The counter row is
 * held until commit, so it is asked for just before the row is saved.
 */
export async function nextCode(
  tx: Tx,
  companyId: string,
  prefix: string,
  isTaken: (code: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ last: bigint }>`
      insert into record_code as c (company_id, prefix, last) values (${companyId}, ${prefix}, 1)
      on conflict (company_id, prefix) do update set last = c.last + 1 returning last
    `.execute(tables(tx))
    const code = `${prefix}-${String(rows[0]?.last ?? 1n).padStart(4, '0')}`
    if (!(await isTaken(code))) return code
  }
}
