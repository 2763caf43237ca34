import type { Tx } from '#kit/db/tx.ts'
import { storage } from '#kit/files/storage.ts'
import { dropOldDrafts, takeLeftovers } from '#kit/files/store.ts'
import type { Job } from '#kit/jobs/job.ts'

/** Forgets bytes whose row is gone. A key taken and not removed because the transaction fails is taken again. */
export async function sweepLeftovers(tx: Tx): Promise<number> {
  const keys = await takeLeftovers(tx)
  for (const key of keys) await storage().remove(key)
  return keys.length
}

/** Photos of forms that were never saved go after a day, and what was removed leaves the disk. */
export const fileJobs: readonly Job[] = [
  {
    name: 'files.sweep',
    everyMinutes: 60,
    run: async ({ tx }) => {
      await dropOldDrafts(tx)
      while ((await sweepLeftovers(tx)) > 0);
    },
  },
]
