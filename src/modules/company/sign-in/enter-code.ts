import { Refusal } from '#ground/refusal.ts'
import { addressOf, countAttempt, forgiveAttempt } from '#kit/access/rate-limit.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { TooOften } from '#kit/http/failures.ts'
import type { Caller, OpenCall } from '#kit/http/serve.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { settingOf } from '#modules/company/accounts/setting-store.ts'
import { userById, type UserRow } from '#modules/company/accounts/user-store.ts'
import { claimFactor, refusalOf, type Outcome } from '#modules/company/second-factor/check-code.ts'
import { factorMail } from '#modules/company/second-factor/factor-mail.ts'
import { acquaintanceOf, countedAs } from '#modules/company/sign-in/acquaintance.ts'
import { watchWrongCodes } from '#modules/company/sign-in/code-alarm.ts'
import { CODE_TRIES, pendingOf, takeGuess, useCode } from '#modules/company/sign-in/code-store.ts'
import { completeSignIn } from '#modules/company/sign-in/complete-sign-in.ts'
import {
  CODE_FROM_APP,
  CODE_SENT,
  type resendOtp,
  type Said,
  type SignedIn,
  type verifyOtp,
} from '#modules/company/sign-in/contract.ts'
import { deviceName } from '#kit/http/device-name.ts'
import { CODE_ACCOUNT, CODE_ADDRESS } from '#modules/company/sign-in/limits.ts'
import { checkMaySignIn } from '#modules/company/sign-in/log-in.ts'
import { codeHash, isSameHash } from '#modules/company/sign-in/login-code.ts'
import { whenText } from '#modules/company/sign-in/mails/when.ts'
import { browserOf, sendCode } from '#modules/company/sign-in/send-code.ts'
import { noteEvent } from '#modules/company/sign-in/store.ts'

/** Takes the mailed code and lets the person in. Every guess is counted, and committed, before it is looked at. */
export async function enterCode({ db, asked, caller }: OpenCall<AskedOf<typeof verifyOtp>>): Promise<SignedIn> {
  const browser = browserOf(caller)
  const waiting = await pendingOf(db.read, browser.sessionId)
  const known = await acquaintanceOf(db.read, caller, waiting?.userId)
  const address = addressOf(caller.ip)
  if (known !== 'browser') await countAttempt(db.read, CODE_ADDRESS, address)
  const guess = await takeGuess(db.read, browser.sessionId)
  if (!guess) throw await whyNoGuess(db.read, browser.sessionId)
  const counted = countedAs(guess.userId, known)
  await countGuess(db.read, guess.userId, { caller, counted })

  const user = await userById(db.read, guess.userId)
  const hash = codeHash(asked.code, { token: browser.token, userId: guess.userId })
  const outcome = guess.by === 'app' ? await claimFactor(db.read, guess.userId, asked.code) : 'mail'
  const isRight = outcome === 'mail' ? isSameHash(hash, guess.hash) : outcome === 'app' || outcome === 'recovery'
  if (!user || user.email !== asked.email || !isRight) {
    await noteEvent(db.read, 'wrong-code', guess.userId, caller)
    await watchWrongCodes(db)
    throw wrongCode(outcome, guess)
  }
  checkMaySignIn(user)

  const mayTrust = (await settingOf(db.read, 'sign-in.otp')) === 'perangkat baru'
  const claim = async (tx: Tx) => {
    if (outcome === 'recovery') await tellRecovery(tx, user, caller)
    return useCode(tx, browser.sessionId, guess.hash)
  }
  const entered = await completeSignIn(db, caller, user, { trust: asked.trust && mayTrust, claim })
  if (!entered) throw new Refusal('otp.none')
  await forgiveAttempt(db.read, CODE_ACCOUNT, counted)
  if (known !== 'browser') await forgiveAttempt(db.read, CODE_ADDRESS, address)
  return entered
}

// Also whom the guesses were meant for is told of those that were not even looked at.
async function countGuess(
  db: Tx,
  userId: string,
  { caller, counted }: { readonly caller: Caller; readonly counted: string },
): Promise<void> {
  try {
    await countAttempt(db, CODE_ACCOUNT, counted)
  } catch (error) {
    if (error instanceof TooOften) await noteEvent(db, 'too-often', userId, caller)
    throw error
  }
}

function wrongCode(outcome: Outcome | 'mail', { left, by }: { readonly left: number; readonly by: string }): Refusal {
  if (left === 0) return new Refusal('otp.used-up', { by })
  if (outcome === 'replayed') return refusalOf(outcome)
  return new Refusal('otp.wrong', { left, by }, { field: 'code' })
}

async function tellRecovery(tx: Tx, user: UserRow, caller: Caller): Promise<void> {
  const facts = { device: deviceName(caller.userAgent), ip: caller.ip, when: whenText(now()) }
  await queueMail(tx, factorMail('recovery', { to: user.email, name: user.name, ...facts }))
}

async function whyNoGuess(db: Tx, sessionId: string): Promise<Refusal> {
  const pending = await pendingOf(db, sessionId)
  if (!pending) return new Refusal('otp.none')
  if (pending.attempts >= CODE_TRIES) return new Refusal('otp.used-up', { by: pending.by })
  return new Refusal('otp.expired', { by: pending.by })
}

/** Mails another code to the login this browser has pending; the answer is the same when it has none. */
export async function resendCode({ db, asked, caller }: OpenCall<AskedOf<typeof resendOtp>>): Promise<Said> {
  const pending = await pendingOf(db.read, browserOf(caller).sessionId)
  const user = pending && (await userById(db.read, pending.userId))
  if (!pending || user?.email !== asked.email) return { message: CODE_SENT }
  if (pending.by === 'app') return { message: CODE_FROM_APP }
  if (pending.resendIn > 0) throw new TooOften(pending.resendIn, 'Kode baru saja dikirim.')
  await sendCode(db, caller, user)
  return { message: CODE_SENT }
}
