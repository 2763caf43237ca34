import { countAttempt, type Limit } from '#kit/access/rate-limit.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { TooOften } from '#kit/http/failures.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { approversOf } from '#modules/company/accounts/user-store.ts'
import { CODES_ALARM, CODES_ANYWHERE } from '#modules/company/sign-in/limits.ts'
import { guessingMail } from '#modules/company/sign-in/mails/notice-mails.ts'
import { whenText } from '#modules/company/sign-in/mails/when.ts'

/**
 * Counts a wrong code over all accounts. Ten guesses a day stop whoever is after one account; whoever tries many
 * accounts a little shows only here, and those who guard the accounts are mailed, once a day.
 */
export async function watchWrongCodes(db: Database): Promise<void> {
  if (!(await isBeyond(db, CODES_ANYWHERE)) || (await isBeyond(db, CODES_ALARM))) return
  await db.withTx(async (tx) => {
    for (const { email, name } of await approversOf(tx)) {
      await queueMail(tx, guessingMail({ to: email, name, most: CODES_ANYWHERE.most, when: whenText(now()) }))
    }
  })
}

async function isBeyond(db: Database, limit: Limit): Promise<boolean> {
  try {
    await countAttempt(db.read, limit, 'all')
    return false
  } catch (error) {
    if (error instanceof TooOften) return true
    throw error
  }
}
