import { randomBytes } from 'node:crypto'
import { Refusal } from '#ground/refusal.ts'
import { countAttempt, forgiveAttempt } from '#kit/access/rate-limit.ts'
import { seal } from '#kit/access/sealed.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { Stranger } from '#kit/http/failures.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import type { Call, OpenCall } from '#kit/http/serve.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { settingOf } from '#modules/company/accounts/setting-store.ts'
import { userById } from '#modules/company/accounts/user-store.ts'
import { claimFactor, factorKey, hasFactor, refusalOf } from '#modules/company/second-factor/check-code.ts'
import type {
  beginFactor,
  FactorState,
  giveFactor,
  renewRecovery,
  turnFactorOff,
  turnFactorOn,
} from '#modules/company/second-factor/contract.ts'
import { factorMail } from '#modules/company/second-factor/factor-mail.ts'
import { newRecoveryCodes, recoveryHash } from '#modules/company/second-factor/recovery.ts'
import * as store from '#modules/company/second-factor/store.ts'
import { identityOf } from '#modules/company/website/face.ts'
import { base32, otpauthUrl } from '#modules/company/second-factor/totp.ts'
import { deviceName } from '#kit/http/device-name.ts'
import { countedAs } from '#modules/company/sign-in/acquaintance.ts'
import { CHANGE_PASSWORD, CODE_ACCOUNT } from '#modules/company/sign-in/limits.ts'
import { whenText } from '#modules/company/sign-in/mails/when.ts'
import { isPassword } from '#modules/company/sign-in/password.ts'

/** Bytes of a secret: as long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Says whether the second factor is on, when a code is asked, and how many recovery codes are left. */
export async function factorState({ tx, actor }: Call<unknown>): Promise<FactorState> {
  const factor = await store.factorOf(tx, actor.userId)
  const otp = await settingOf(tx, 'sign-in.otp')
  if (!factor) return { isOn: false, since: null, codesLeft: 0, otp }
  return { isOn: true, since: factor.confirmedAt, codesLeft: await store.recoveryLeft(tx, actor.userId), otp }
}

/** Makes a secret to be scanned. */
export async function beginOwnFactor({ db, actor, asked }: OpenCall<AskedOf<typeof beginFactor>>) {
  const self = known(actor)
  await countAttempt(db.read, CHANGE_PASSWORD, self.userId)
  const user = found(await userById(db.read, self.userId))
  if (!(await isPassword(asked.password, user.password_hash))) {
    throw new Refusal('password.current-wrong', {}, { field: 'password' })
  }
  await forgiveAttempt(db.read, CHANGE_PASSWORD, self.userId)
  const bytes = randomBytes(SECRET_BYTES)
  const isBegun = await db.withTx((tx) => store.beginSecret(tx, self.userId, seal(bytes, factorKey(), self.userId)))
  if (!isBegun) throw new Refusal('second-factor.is-on')
  const secret = base32(bytes)
  const { name } = await identityOf(db.read)
  return { secret, url: otpauthUrl(secret, user.email, name) }
}

/** Takes the first code: from now on one is asked. */
export async function turnOwnFactorOn(call: OpenCall<AskedOf<typeof turnFactorOn>>) {
  const self = known(call.actor)
  if (await hasFactor(call.db.read, self.userId)) throw new Refusal('second-factor.is-on')
  if (!(await store.factorOf(call.db.read, self.userId, 'begun'))) throw new Refusal('second-factor.not-begun')
  return withCode(call, self, 'begun', async (tx) => {
    await store.confirmSecret(tx, self.userId)
    await store.markGiven(tx, self.sessionId)
    const recoveryCodes = await newCodes(tx, self.userId)
    await recordHistory(tx, self, { subject: 'user', id: self.userId, act: 'second-factor-on' })
    await tell(tx, call, self, 'on')
    return { recoveryCodes, message: 'Verifikasi dua langkah aktif.' }
  })
}

/** Turns it off; codes and secret are forgotten. */
export async function turnOwnFactorOff(call: OpenCall<AskedOf<typeof turnFactorOff>>) {
  const self = known(call.actor)
  if (!(await hasFactor(call.db.read, self.userId))) throw new Refusal('second-factor.is-off')
  return withCode(call, self, 'on', async (tx) => {
    await store.dropFactor(tx, self.userId)
    await recordHistory(tx, self, { subject: 'user', id: self.userId, act: 'second-factor-off' })
    await tell(tx, call, self, 'off')
    return { message: 'Verifikasi dua langkah dimatikan.' }
  })
}

/** Gives ten new recovery codes. */
export async function renewOwnRecovery(call: OpenCall<AskedOf<typeof renewRecovery>>) {
  const self = known(call.actor)
  return withCode(call, self, 'on', async (tx) => {
    const recoveryCodes = await newCodes(tx, self.userId)
    await recordHistory(tx, self, { subject: 'user', id: self.userId, act: 'recovery-renewed' })
    return { recoveryCodes, message: 'Kode cadangan baru dibuat. Yang lama tidak berlaku lagi.' }
  })
}

/** Gives the second factor for the sensitive acts of the next minutes. */
export async function giveOwnFactor(call: OpenCall<AskedOf<typeof giveFactor>>) {
  const self = known(call.actor)
  return withCode(call, self, 'on', async (tx) => {
    await store.markGiven(tx, self.sessionId)
    return { message: 'Kode diterima.' }
  })
}

/** Counts the attempt, committed, before the code is looked at; then does what the code allows, in one transaction. */
async function withCode<A>(
  { db, asked, ...call }: OpenCall<{ readonly code: string }>,
  self: Actor,
  stage: 'on' | 'begun',
  work: (tx: Tx) => Promise<A>,
): Promise<A> {
  // Who stands inside sits in a browser that is known: strangers who guess at the door take none of these tries.
  const counted = countedAs(self.userId, 'browser')
  await countAttempt(db.read, CODE_ACCOUNT, counted)
  const done = await db.withTx(async (tx) => {
    const outcome = await claimFactor(tx, self.userId, asked.code, stage)
    if (outcome === 'wrong' || outcome === 'replayed') throw refusalOf(outcome)
    if (outcome === 'recovery') await tell(tx, { ...call, db, asked }, self, 'recovery')
    return work(tx)
  })
  await forgiveAttempt(db.read, CODE_ACCOUNT, counted)
  return done
}

async function newCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await store.putRecovery(
    tx,
    userId,
    codes.map((code) => recoveryHash(userId, code)),
  )
  return codes
}

async function tell(
  tx: Tx,
  { caller }: OpenCall<unknown>,
  self: Actor,
  what: 'on' | 'off' | 'recovery',
): Promise<void> {
  const facts = { device: deviceName(caller.userAgent), ip: caller.ip, when: whenText(now(), self.zone) }
  await queueMail(tx, factorMail(what, { to: self.email, name: self.name, ...facts }))
}

function known(actor: Actor | undefined): Actor {
  if (!actor) throw new Stranger()
  return actor
}
