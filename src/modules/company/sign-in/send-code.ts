import { randomBytes } from 'node:crypto'
import { countAttempt } from '#kit/access/rate-limit.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { StaleToken } from '#kit/http/failures.ts'
import type { Caller } from '#kit/http/serve.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import type { UserRow } from '#modules/company/accounts/user-store.ts'
import { acquaintanceOf, countedAs } from '#modules/company/sign-in/acquaintance.ts'
import { putCode } from '#modules/company/sign-in/code-store.ts'
import { deviceName } from '#kit/http/device-name.ts'
import { CODE_SENDS } from '#modules/company/sign-in/limits.ts'
import { codeHash, newCode } from '#modules/company/sign-in/login-code.ts'
import { codeMail } from '#modules/company/sign-in/mails/code-mail.ts'
import { whenText } from '#modules/company/sign-in/mails/when.ts'

/** The browser that waits for a code: its session, and the token that only it holds. */
export interface WaitingBrowser {
  readonly sessionId: string
  readonly token: string
}

/** Gives the browser behind a call; a call without a session never came past the CSRF check. */
export function browserOf(caller: Caller): WaitingBrowser {
  if (!caller.session || caller.token === undefined) throw new StaleToken()
  return { sessionId: caller.session.id, token: caller.token }
}

/** Mails a new code, good for this browser alone. */
export async function sendCode(db: Database, caller: Caller, user: UserRow): Promise<void> {
  const { sessionId, token } = browserOf(caller)
  const known = await acquaintanceOf(db.read, caller, user.id)
  await countAttempt(db.read, CODE_SENDS, countedAs(user.id, known))
  const code = newCode()
  const facts = { device: deviceName(caller.userAgent), ip: caller.ip, when: whenText(now()) }
  await db.withTx(async (tx) => {
    await putCode(tx, { userId: user.id, sessionId, hash: codeHash(code, { token, userId: user.id }) })
    await queueMail(tx, codeMail({ to: user.email, name: user.name, code, ...facts }))
  })
}

/** Notes that this browser's login waits for the code of the person's app; nothing is mailed. */
export async function awaitAppCode(db: Database, caller: Caller, user: UserRow): Promise<void> {
  const { sessionId } = browserOf(caller)
  // Nobody knows what this is the hash of: the row only counts the guesses and binds them to the browser.
  await db.withTx((tx) => putCode(tx, { userId: user.id, sessionId, hash: randomBytes(32), by: 'app' }))
}
