import { peopleWho } from '#kit/access/people.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Job } from '#kit/jobs/job.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { noticeMail } from '#kit/notices/notice-mail.ts'
import { sweepNotices, takeDue } from '#kit/notices/store.ts'

/** Mails what still waits unread: of each person one mail, however much it is. */
export async function mailNotices(tx: Tx): Promise<number> {
  let sent = 0
  for (const due of await takeDue(tx)) {
    // Whoever may not work here any more is mailed nothing of it.
    const [person] = await peopleWho(tx, due.companyId, { ids: [due.userId] })
    if (!person) continue
    await queueMail(tx, noticeMail({ to: person.email, name: person.name, lines: due.lines }))
    sent += 1
  }
  return sent
}

/** Mails by and by, and forgets what is old. */
export const noticeJobs: readonly Job[] = [
  { name: 'notices.mail', everyMinutes: 3, run: async ({ tx }) => void (await mailNotices(tx)) },
  { name: 'notices.sweep', everyMinutes: 24 * 60, run: async ({ tx }) => sweepNotices(tx) },
]
