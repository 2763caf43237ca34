import { Refusal } from '#ground/refusal.ts'
import { peopleWho } from '#kit/access/people.ts'
import type { Tx } from '#kit/db/tx.ts'
import { textOf, type Job } from '#kit/jobs/job.ts'
import { announceAfter } from '#kit/live/announce.ts'
import { queueSlip } from '../papers/send-slip.ts'
import type { SlipMailRow } from '../tables.ts'
import { mailSlips } from './contract.ts'
import { MAIL_SLIP } from './mail-slips.ts'
import { dropUnmade, lockUnmade, setMailed } from './store.ts'

/** The slips that somebody sent to many, made one after the other. */
export const payrollJobs: readonly Job[] = [
  {
    name: MAIL_SLIP,
    run: async ({ tx, payload }) => {
      const asked = await lockUnmade(tx, textOf(payload, 'id'))
      if (!asked) return
      const mailId = await queued(tx, asked)
      if (mailId === undefined) await dropUnmade(tx, asked.id)
      else await setMailed(tx, asked.id, mailId)
      announceAfter(tx, { companyId: asked.company_id, topics: ['slip-mails'] })
    },
  },
]

// In the name of who asked for it; nothing where that person may not any more, or the slip was taken back meanwhile.
async function queued(tx: Tx, asked: SlipMailRow): Promise<string | undefined> {
  const [actor] = await peopleWho(tx, asked.company_id, { ids: [asked.created_by] })
  if (!actor?.can(mailSlips.permission as string)) return undefined
  try {
    const asMail = { id: asked.slip_id, to: asked.to_address, subject: null, message: null }
    return (await queueSlip(tx, actor, asMail)).mailId
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
