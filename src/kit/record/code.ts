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
  const takenOf = async (codes: readonly string[]) => {
    const [code = ''] = codes
    return (await isTaken(code)) ? codes : []
  }
  const [code = ''] = await nextCodes(tx, companyId, prefix, { count: 1, takenOf })
  return code
}

/** The same for several at once. */
export async function nextCodes(
  tx: Tx,
  companyId: string,
  prefix: string,
  asked: {
    readonly count: number
    /** Those of some codes that are in use. */
    readonly takenOf: (codes: readonly string[]) => Promise<readonly string[]>
  },
): Promise<string[]> {
  const free: string[] = []
  while (free.length < asked.count) {
    const missing = asked.count - free.length
    const { rows } = await sql<{ last: bigint }>`
      insert into record_code as c (company_id, prefix, last) values (${companyId}, ${prefix}, ${missing})
      on conflict (company_id, prefix) do update set last = c.last + excluded.last returning last
    `.execute(tables(tx))
    const first = Number(rows[0]?.last ?? missing) - missing + 1
    const codes = Array.from({ length: missing }, (_, at) => `${prefix}-${String(first + at).padStart(4, '0')}`)
    const taken = new Set(await asked.takenOf(codes))
    free.push(...codes.filter((code) => !taken.has(code)))
  }
  return free
}
