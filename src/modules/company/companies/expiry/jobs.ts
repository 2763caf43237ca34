import { dayIn, daysBetween, timeIn, type Instant } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Job } from '#kit/jobs/job.ts'
import { notify } from '#kit/notices/notify.ts'
import { reminderAt, reminderText } from '#modules/company/companies/expiry/rules.ts'
import { endingAnywhere, keepReminder } from '#modules/company/companies/expiry/store.ts'

/** At seven it is the same day all over Indonesia. */
const MORNING = '07.00'

/**
 * Tells whoever may change a company that a licence of it ends: 90 and 30 days before and on the last day, each once,
 * however often and however late it runs; gives how many reminders were due.
 */
export async function tellEnding(tx: Tx, at: Instant): Promise<number> {
  if (timeIn('Asia/Jakarta', at) < MORNING) return 0
  const today = dayIn('Asia/Jakarta', at)
  let told = 0
  for (const licence of await endingAnywhere(tx, today)) {
    const before = reminderAt(daysBetween(today, licence.validUntil))
    if (before === undefined || !(await keepReminder(tx, licence, before))) continue
    const { companyId, id } = licence
    await notify(
      tx,
      { companyId, userId: null },
      {
        to: { permission: 'update perusahaan' },
        kind: 'expiring',
        subject: 'sbu',
        id,
        title: reminderText(licence, today),
        href: `/perusahaan/detail/${companyId}?bagian=legal`,
      },
    )
    told += 1
  }
  return told
}

export const companyJobs: readonly Job[] = [
  { name: 'company.licences', everyMinutes: 30, run: async ({ tx }) => void (await tellEnding(tx, now())) },
]
