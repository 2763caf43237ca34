import { Refusal } from '#ground/refusal.ts'
import { addressOf, countAttempt, forgiveAttempt } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { TooOften } from '#kit/http/failures.ts'
import type { OpenCall } from '#kit/http/serve.ts'
import { settingOf } from '#modules/company/accounts/setting-store.ts'
import { userById } from '#modules/company/accounts/user-store.ts'
import { CODE_TRIES, pendingOf, takeGuess, useCode } from '#modules/company/sign-in/code-store.ts'
import { completeSignIn } from '#modules/company/sign-in/complete-sign-in.ts'
import {
  CODE_SENT,
  type resendOtp,
  type Said,
  type SignedIn,
  type verifyOtp,
} from '#modules/company/sign-in/contract.ts'
import { CODE_ACCOUNT, CODE_ADDRESS } from '#modules/company/sign-in/limits.ts'
import { checkMaySignIn } from '#modules/company/sign-in/log-in.ts'
import { codeHash, isSameHash } from '#modules/company/sign-in/login-code.ts'
import { browserOf, sendCode } from '#modules/company/sign-in/send-code.ts'
import { noteEvent } from '#modules/company/sign-in/store.ts'

/** Takes the mailed code and lets the person in. Every guess is counted, and committed, before it is looked at. */
export async function enterCode({ db, asked, caller }: OpenCall<AskedOf<typeof verifyOtp>>): Promise<SignedIn> {
  const browser = browserOf(caller)
  const address = addressOf(caller.ip)
  await countAttempt(db.read, CODE_ADDRESS, address)
  const guess = await takeGuess(db.read, browser.sessionId)
  if (!guess) throw await whyNoGuess(db.read, browser.sessionId)
  await countAttempt(db.read, CODE_ACCOUNT, guess.userId)

  const user = await userById(db.read, guess.userId)
  const hash = codeHash(asked.code, { token: browser.token, userId: guess.userId })
  if (!user || user.email !== asked.email || !isSameHash(hash, guess.hash)) {
    await noteEvent(db.read, 'wrong-code', guess.userId, caller)
    throw guess.left === 0
      ? new Refusal('otp.used-up')
      : new Refusal('otp.wrong', { left: guess.left }, { field: 'code' })
  }
  checkMaySignIn(user)

  const mayTrust = (await settingOf(db.read, 'sign-in.otp')) === 'perangkat baru'
  const claim = (tx: Tx) => useCode(tx, browser.sessionId, guess.hash)
  const entered = await completeSignIn(db, caller, user, { trust: asked.trust && mayTrust, claim })
  if (!entered) throw new Refusal('otp.none')
  await forgiveAttempt(db.read, CODE_ACCOUNT, user.id)
  await forgiveAttempt(db.read, CODE_ADDRESS, address)
  return entered
}

async function whyNoGuess(db: Tx, sessionId: string): Promise<Refusal> {
  const pending = await pendingOf(db, sessionId)
  if (!pending) return new Refusal('otp.none')
  if (pending.attempts >= CODE_TRIES) return new Refusal('otp.used-up')
  return new Refusal('otp.expired')
}

/** Mails another code to the login this browser has pending; the answer is the same when it has none. */
export async function resendCode({ db, asked, caller }: OpenCall<AskedOf<typeof resendOtp>>): Promise<Said> {
  const pending = await pendingOf(db.read, browserOf(caller).sessionId)
  const user = pending && (await userById(db.read, pending.userId))
  if (!pending || user?.email !== asked.email) return { message: CODE_SENT }
  if (pending.resendIn > 0) throw new TooOften(pending.resendIn, 'Kode baru saja dikirim.')
  await sendCode(db, caller, user)
  return { message: CODE_SENT }
}
