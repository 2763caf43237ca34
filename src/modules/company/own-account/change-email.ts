import { randomBytes } from 'node:crypto'
import { Refusal } from '#ground/refusal.ts'
import { countAttempt, forgiveAttempt } from '#kit/access/rate-limit.ts'
import { now } from '#kit/clock.ts'
import { recordHistory } from '#kit/history/history.ts'
import { deviceName } from '#kit/http/device-name.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Stranger } from '#kit/http/failures.ts'
import { found } from '#kit/http/not-found.ts'
import type { Caller, OpenCall } from '#kit/http/serve.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import {
  moveToEmail,
  putEmailChange,
  takeEmailGuess,
  useEmailChange,
} from '#modules/company/own-account/change-email-store.ts'
import type { changeEmail, confirmEmailChange } from '#modules/company/own-account/contract.ts'
import { lockUser, userByEmail, userById } from '#modules/company/accounts/user-store.ts'
import { dropCodes } from '#modules/company/sign-in/code-store.ts'
import { countedAs } from '#modules/company/sign-in/acquaintance.ts'
import { CHANGE_PASSWORD, CODE_ACCOUNT, EMAIL_CHANGE } from '#modules/company/sign-in/limits.ts'
import { codeHash, isSameHash, newCode } from '#modules/company/sign-in/login-code.ts'
import {
  emailChangedMail,
  emailChangingMail,
  emailCodeMail,
  takenAddressMail,
} from '#modules/company/sign-in/mails/email-mails.ts'
import { whenText } from '#modules/company/sign-in/mails/when.ts'
import { isPassword } from '#modules/company/sign-in/password.ts'
import { browserOf } from '#modules/company/sign-in/send-code.ts'
import { dropTrust, endSessions } from '#modules/company/sign-in/store.ts'

/**
 * Mails a code to the new address and a warning to the present one. The answer is the same when the new address has an
 * account: then its holder is told, and no code is right.
 */
export async function askEmailChange({ db, actor, asked, caller }: OpenCall<AskedOf<typeof changeEmail>>) {
  if (!actor) throw new Stranger()
  const browser = browserOf(caller)
  await countAttempt(db.read, CHANGE_PASSWORD, actor.userId)
  const user = found(await userById(db.read, actor.userId))
  if (!(await isPassword(asked.password, user.password_hash))) {
    throw new Refusal('password.current-wrong', {}, { field: 'password' })
  }
  await forgiveAttempt(db.read, CHANGE_PASSWORD, actor.userId)
  if (asked.email === user.email) throw new Refusal('email.same', {}, { field: 'email' })
  await countAttempt(db.read, EMAIL_CHANGE, actor.userId)

  const holder = await userByEmail(db.read, asked.email)
  const code = newCode()
  const hash = holder ? randomBytes(32) : codeHash(code, { token: browser.token, userId: user.id })
  const facts = factsOf(caller)
  await db.withTx(async (tx) => {
    await putEmailChange(tx, { userId: user.id, sessionId: browser.sessionId, email: asked.email, hash })
    await queueMail(
      tx,
      holder
        ? takenAddressMail({ to: holder.email, name: holder.name })
        : emailCodeMail({ to: asked.email, name: user.name, code, ...facts }),
    )
    await queueMail(tx, emailChangingMail({ to: user.email, name: user.name, newEmail: asked.email, ...facts }))
  })
  return { message: `Kode dikirim ke ${asked.email}.` }
}

/** Takes the mailed code: from now on the account has the new address. Other devices sign in again. */
export async function takeEmailChange({ db, actor, asked, caller }: OpenCall<AskedOf<typeof confirmEmailChange>>) {
  if (!actor) throw new Stranger()
  const browser = browserOf(caller)
  const counted = countedAs(actor.userId, 'browser')
  await countAttempt(db.read, CODE_ACCOUNT, counted)
  const waiting = await takeEmailGuess(db.read, { userId: actor.userId, sessionId: browser.sessionId })
  if (!waiting) throw new Refusal('email.no-code')
  const hash = codeHash(asked.code, { token: browser.token, userId: actor.userId })
  if (!isSameHash(hash, waiting.hash)) {
    throw new Refusal('otp.wrong', { left: waiting.left }, { field: 'code' })
  }

  await db.withTx(async (tx) => {
    const user = found(await lockUser(tx, actor.userId))
    if (!(await useEmailChange(tx, user.id, waiting.hash))) throw new Refusal('email.no-code')
    if (!(await moveToEmail(tx, user.id, waiting.email))) throw new Refusal('email.taken')
    await dropCodes(tx, user.id)
    await endSessions(tx, user.id, actor.sessionId)
    await dropTrust(tx, user.id)
    const changes = { email: [user.email, waiting.email] } as const
    await recordHistory(tx, actor, { subject: 'user', id: user.id, act: 'change-email', changes })
    const facts = factsOf(caller)
    await queueMail(tx, emailChangedMail({ to: user.email, name: user.name, newEmail: waiting.email, ...facts }))
  })
  await forgiveAttempt(db.read, CODE_ACCOUNT, counted)
  return { email: waiting.email, message: `Email akun sekarang ${waiting.email}.` }
}

function factsOf(caller: Caller) {
  return { device: deviceName(caller.userAgent), ip: caller.ip, when: whenText(now()) }
}
