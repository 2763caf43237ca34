import { textOf, type Job } from '#kit/jobs/job.ts'
import { lockWaiting, markSent, markUndeliverable, SEND_MAIL, sweepMail } from '#kit/mail/outbox.ts'
import type { MailTransport } from '#kit/mail/transport.ts'

/** The jobs of the outbox: sending one mail, and forgetting old ones. */
export function mailJobs(transport: MailTransport): Job[] {
  return [
    {
      name: SEND_MAIL,
      run: async ({ tx, payload }) => {
        const mail = await lockWaiting(tx, textOf(payload, 'mailId'))
        if (!mail) return
        const refused = await sendOrRefused(transport.send(mail))
        if (refused) await markUndeliverable(tx, mail.id, refused)
        else await markSent(tx, mail.id)
      },
    },
    { name: 'mail.sweep', everyMinutes: 24 * 60, run: async ({ tx }) => sweepMail(tx) },
  ]
}

// Refused for good (no such address) ends the mail; anything else is thrown on, and tried again later.
async function sendOrRefused(sending: Promise<void>): Promise<string | undefined> {
  try {
    await sending
    return undefined
  } catch (error) {
    if (isRefusedForGood(error)) return error.message
    throw error
  }
}

function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && typeof error.responseCode === 'number' && error.responseCode >= 500
}
