import { dayIn } from '#ground/day.ts'
import { demoSizes, fillWholeDemo } from '#app/seed/small.ts'
import { now } from '#kit/clock.ts'
import { textOf, type Job } from '#kit/jobs/job.ts'
import { DEMO_JOB } from './demo.ts'
import { endDemo, newestDemo, noteDemo, putAway } from './store.ts'

/** After so many broken tries it is said to have failed. */
const TRIES = 2

/** Fills the example company through the same verbs as people use; a second try begins with a new one. */
export const demoJobs: readonly Job[] = [
  {
    name: DEMO_JOB,
    async run({ db, payload, attempt }) {
      const id = textOf(payload, 'id')
      const demo = await newestDemo(db.read)
      if (demo?.id !== id || demo.state !== 'filling') return
      if (demo.companyId) await putAwayOf(demo.companyId)
      if (attempt > TRIES) return db.withTx((tx) => endDemo(tx, id, 'failed'))

      const step = (done: number, total: number, companyId: string) =>
        db.withTx((tx) => noteDemo(tx, id, { done, total, companyId }))
      const company = { name: 'Contoh Wira Bangun', shortCode: 'CONTOH' }
      await fillWholeDemo(db, dayIn('Asia/Jakarta', now()), demoSizes.small, { company, step })
      return db.withTx((tx) => endDemo(tx, id, 'ready'))

      async function putAwayOf(companyId: string): Promise<void> {
        await db.withTx((tx) => putAway(tx, companyId))
      }
    },
  },
]
