import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Job } from '#kit/jobs/job.ts'
import { unstamped } from '#kit/history/unstamped.ts'
import { addJob } from '#kit/jobs/queue.ts'
import type { Check } from '#kit/posting/check.ts'

const SEAL = 'history.seal'

/** Rows sealed in one transaction. */
const AT_ONCE = 5000

/** Seals what waits, up to a number of rows; tells how many. */
export async function sealHistory(tx: Tx, most = AT_ONCE): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_history(${most}::int) as sealed`.execute(tables(tx))
  return rows[0]?.sealed ?? 0
}

/** Every minute the chain takes up what was done since. */
export const historyJobs: readonly Job[] = [
  {
    name: SEAL,
    everyMinutes: 1,
    run: async ({ tx }) => {
      // More waits than one transaction takes: the next one follows at once.
      if ((await sealHistory(tx)) === AT_ONCE) await addJob(tx, SEAL, {})
    },
  },
]

/** A row of the history that was changed, removed or slipped in. */
export const historyChecks: readonly Check[] = [
  {
    name: 'history-unbroken',
    law: 'Riwayat tidak pernah diubah, dihapus, atau disisipi.',
    breaches: sql`select company_id, detail from history_breaches()`,
  },
  {
    name: 'history-stamped',
    law: 'Setiap baris riwayat dicatat oleh aplikasi ini sendiri.',
    breaches: unstamped,
  },
]
