import { textOf, type Job } from '#kit/jobs/job.ts'
import type { Tx } from '#kit/db/tx.ts'
import { sweepRateLimits } from '#kit/access/rate-limit.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { insertUser, userByEmail, type UserRow } from '#modules/company/accounts/user-store.ts'
import { FINISH_REGISTRATION, RESEND_VERIFICATION, SEND_RESET } from '#modules/company/sign-in/job-names.ts'
import { knownAddressMail, resetMail, verifyMail } from '#modules/company/sign-in/mails/link-mails.ts'
import { sweepSignIn } from '#modules/company/sign-in/store.ts'
import { issueToken } from '#modules/company/sign-in/token-store.ts'

/** What sign-in does after the answer: whether an email is known shows only in the mailbox of whoever reads it. */
export const signInJobs: readonly Job[] = [
  {
    name: FINISH_REGISTRATION,
    run: async ({ tx, payload }) => {
      const email = textOf(payload, 'email')
      const known = await userByEmail(tx, email)
      if (known) return answerKnown(tx, known)
      const phone = payload['phone']
      const person = { name: textOf(payload, 'name'), email, phone: typeof phone === 'string' ? phone : null }
      const userId = await insertUser(tx, {
        ...person,
        passwordHash: textOf(payload, 'passwordHash'),
        registeredFor: textOf(payload, 'companyName'),
        status: 'unverified',
        roleIds: [],
      })
      if (userId) await mailVerification(tx, { id: userId, ...person })
    },
  },
  {
    name: RESEND_VERIFICATION,
    run: async ({ tx, payload }) => {
      const user = await userByEmail(tx, textOf(payload, 'email'))
      if (user?.status === 'unverified') await mailVerification(tx, user)
    },
  },
  {
    name: SEND_RESET,
    run: async ({ tx, payload }) => {
      const user = await userByEmail(tx, textOf(payload, 'email'))
      if (!user || user.status === 'rejected' || user.status === 'disabled') return
      const token = await issueToken(tx, user.id, 'reset')
      await queueMail(tx, resetMail({ to: user.email, name: user.name, token }))
    },
  },
  {
    name: 'sign-in.sweep',
    everyMinutes: 60,
    run: async ({ tx }) => {
      await sweepSignIn(tx)
      await sweepRateLimits(tx)
    },
  },
]

// The one who holds the address learns of it; who typed it learns nothing.
async function answerKnown(tx: Tx, user: UserRow): Promise<void> {
  if (user.status === 'unverified') return mailVerification(tx, user)
  await queueMail(tx, knownAddressMail({ to: user.email, name: user.name }))
}

async function mailVerification(tx: Tx, user: { id: string; name: string; email: string }): Promise<void> {
  const token = await issueToken(tx, user.id, 'verify')
  await queueMail(tx, verifyMail({ to: user.email, name: user.name, token }))
}
