import { Refusal } from '#ground/refusal.ts'
import { isToken } from '#kit/access/secret-token.ts'
import type { Database } from '#kit/db/database.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Caller, OpenCall } from '#kit/http/serve.ts'
import { settingOf } from '#modules/company/accounts/setting-store.ts'
import { userByEmail, type UserRow } from '#modules/company/accounts/user-store.ts'
import { hasFactor } from '#modules/company/second-factor/check-code.ts'
import { acquaintanceOf, countKnown, forgiveKnown } from '#modules/company/sign-in/acquaintance.ts'
import { completeSignIn, DEVICE_COOKIE } from '#modules/company/sign-in/complete-sign-in.ts'
import { CODE_FROM_APP, CODE_SENT, type login, type Said, type SignedIn } from '#modules/company/sign-in/contract.ts'
import { LOGIN_ACCOUNT, LOGIN_ADDRESS } from '#modules/company/sign-in/limits.ts'
import { isPassword } from '#modules/company/sign-in/password.ts'
import { awaitAppCode, sendCode } from '#modules/company/sign-in/send-code.ts'
import { isTrusted, noteEvent } from '#modules/company/sign-in/store.ts'

/** Checks email and password; then mails a code, or lets the person in when none is due. */
export async function logIn({ db, asked, caller }: OpenCall<AskedOf<typeof login>>): Promise<Said | SignedIn> {
  const user = await userByEmail(db.read, asked.email)
  const known = await acquaintanceOf(db.read, caller, user?.id)
  const counts = { account: LOGIN_ACCOUNT, address: LOGIN_ADDRESS, who: asked.email, known }
  await countKnown(db.read, caller, counts)
  const isRight = await isPassword(asked.password, user?.password_hash)
  if (!user || !isRight) {
    await noteEvent(db.read, 'wrong-password', user?.id ?? null, caller)
    throw new Refusal('login.wrong')
  }
  await forgiveKnown(db.read, caller, counts)
  checkMaySignIn(user)

  const due = await codeDue(db, user, caller)
  if (due === 'app') {
    await awaitAppCode(db, caller, user)
    return { message: CODE_FROM_APP }
  }
  if (due === 'mail') {
    await sendCode(db, caller, user)
    return { message: CODE_SENT }
  }
  const entered = await completeSignIn(db, caller, user, { trust: false })
  if (!entered) throw new Refusal('login.wrong')
  return entered
}

/** Refuses people who may not come in; said only to somebody who knows the password. */
export function checkMaySignIn(user: UserRow): void {
  if (user.status === 'unverified') throw new Refusal('login.unverified')
  if (user.status === 'rejected' || user.status === 'disabled') throw new Refusal('login.closed')
}

/** Which code is due: a trusted device needs none; whoever uses an app is asked by it, whatever the setting. */
async function codeDue(db: Database, user: UserRow, caller: Caller): Promise<'app' | 'mail' | undefined> {
  const setting = await settingOf(db.read, 'sign-in.otp')
  if (setting === 'perangkat baru' && (await isKnownDevice(db, user, caller))) return undefined
  if (await hasFactor(db.read, user.id)) return 'app'
  return setting === 'mati' ? undefined : 'mail'
}

async function isKnownDevice(db: Database, user: UserRow, caller: Caller): Promise<boolean> {
  const device = caller.cookie(DEVICE_COOKIE)
  return device !== undefined && isToken(device) && isTrusted(db.read, user.id, device)
}
