import { Refusal } from '#ground/refusal.ts'
import { countAttempt, forgiveAttempt } from '#kit/access/rate-limit.ts'
import { Stranger } from '#kit/http/failures.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import type { Call, OpenCall } from '#kit/http/serve.ts'
import { companiesWithin, moveSession } from '#modules/company/accounts/company-store.ts'
import type { chooseCompany } from '#modules/company/accounts/choose-contract.ts'
import type { changePassword, changeProfile } from '#modules/company/accounts/contract.ts'
import type { endSession, SessionLine } from '#modules/company/own-account/contract.ts'
import { endOwnSession, ownSessions } from '#modules/company/accounts/session-store.ts'
import { updateUser, userById } from '#modules/company/accounts/user-store.ts'
import { deviceName } from '#kit/http/device-name.ts'
import { CHANGE_PASSWORD } from '#modules/company/sign-in/limits.ts'
import { replacePassword } from '#modules/company/sign-in/mailed-links.ts'
import { checkUncommon, hashPassword, isPassword } from '#modules/company/sign-in/password.ts'
import { dropTrust, endSessions } from '#modules/company/sign-in/store.ts'

/** Lists where a person is signed in, this browser first. */
export async function sessionLines({ tx, actor }: Call<unknown>): Promise<SessionLine[]> {
  const rows = await ownSessions(tx, actor.userId)
  const lines = rows.map((row) => ({
    id: row.id,
    isThis: row.id === actor.sessionId,
    device: deviceName(row.user_agent),
    ip: row.ip,
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }))
  return [...lines.filter((line) => line.isThis), ...lines.filter((line) => !line.isThis)]
}

/** Ends one of one's own sessions; anybody else's does not exist. */
export async function endOne({ tx, actor, asked }: Call<AskedOf<typeof endSession>>) {
  found((await endOwnSession(tx, actor.userId, asked.id)) || undefined)
  return { message: 'Perangkat dikeluarkan.' }
}

/** Ends all of one's sessions but this one, and forgets trusted browsers. */
export async function endOthers({ tx, actor }: Call<unknown>) {
  await endSessions(tx, actor.userId, actor.sessionId)
  await dropTrust(tx, actor.userId)
  return { message: 'Semua perangkat lain dikeluarkan.' }
}

/** Changes one's own name and phone. */
export async function changeOwnProfile({ tx, actor, asked }: Call<AskedOf<typeof changeProfile>>) {
  await updateUser(tx, actor.userId, { name: asked.name, phone: asked.phone }, actor.userId)
  return { message: 'Perubahan disimpan.' }
}

/** Changes one's own password; every other browser has to sign in again. */
export async function changeOwnPassword({ db, actor, asked, caller }: OpenCall<AskedOf<typeof changePassword>>) {
  if (!actor) throw new Stranger()
  await countAttempt(db.read, CHANGE_PASSWORD, actor.userId)
  const user = found(await userById(db.read, actor.userId))
  if (!(await isPassword(asked.current, user.password_hash))) {
    throw new Refusal('password.current-wrong', {}, { field: 'current' })
  }
  await forgiveAttempt(db.read, CHANGE_PASSWORD, actor.userId)
  checkUncommon(asked.password, user)
  const hash = await hashPassword(asked.password)
  await db.withTx((tx) => replacePassword(tx, user, { hash, caller, keepSession: actor.sessionId }))
  return { message: 'Kata sandi diubah. Perangkat lain sudah dikeluarkan.' }
}

/** Works in another company from now on, in this session and at the next sign-in; in a closed one, looks. */
export async function chooseOwnCompany({ tx, actor, asked }: Call<AskedOf<typeof chooseCompany>>) {
  const own =
    (await userById(tx, actor.userId))?.status === 'active' ? await companiesWithin(tx, actor.scope.companies) : []
  const company = own.find((one) => one.id === asked.companyId)
  if (!company) throw new Refusal('company.not-yours')
  await moveSession(tx, actor, company)
  const message = company.isActive
    ? `Sekarang bekerja di ${company.name}.`
    : `${company.name} sudah nonaktif: isinya hanya dibaca.`
  return { companyId: company.id, message }
}
