import { Refusal } from '#ground/refusal.ts'
import { now } from '#kit/clock.ts'
import { recordHistory } from '#kit/history/history.ts'
import { deviceName } from '#kit/http/device-name.ts'
import { found } from '#kit/http/not-found.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Call } from '#kit/http/serve.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { notifyAnywhere } from '#kit/notices/notify.ts'
import { lockAdministered } from '#modules/company/accounts/administered.ts'
import type { endUserSessions, mailReset, turnUserFactorOff, unlockUser } from '#modules/company/accounts/contract.ts'
import type { removeRole } from '#modules/company/accounts/role-contract.ts'
import { checkMayGrant, needEveryCompany } from '#modules/company/accounts/grants.ts'
import { deleteRole, holdersOf, lockRole } from '#modules/company/accounts/role-store.ts'
import { factorMail } from '#modules/company/second-factor/factor-mail.ts'
import { dropFactor } from '#modules/company/second-factor/store.ts'
import { SEND_RESET } from '#modules/company/sign-in/job-names.ts'
import { openAgain } from '#modules/company/sign-in/kept-out.ts'
import { whenText } from '#modules/company/sign-in/mails/when.ts'
import { dropTrust, endSessions } from '#modules/company/sign-in/store.ts'

/** Mails somebody a link for a new password, as if they had asked for it themselves. */
export async function mailUserReset({ tx, actor, asked }: Call<AskedOf<typeof mailReset>>) {
  const { user } = await lockAdministered(tx, actor, asked.id)
  if (user.status !== 'active') throw new Refusal('user.not-active', { name: user.name })
  await addJob(tx, SEND_RESET, { email: user.email })
  await recordHistory(tx, actor, { subject: 'user', id: user.id, act: 'reset-password' })
  return { message: `Tautan kata sandi baru dikirim ke ${user.email}.` }
}

/** Signs somebody out everywhere. */
export async function signOutUser({ tx, actor, asked }: Call<AskedOf<typeof endUserSessions>>) {
  const { user } = await lockAdministered(tx, actor, asked.id)
  await endSessions(tx, user.id)
  await dropTrust(tx, user.id)
  await recordHistory(tx, actor, { subject: 'user', id: user.id, act: 'end-sessions' })
  return { message: `${user.name} dikeluarkan dari semua perangkat.` }
}

/** Turns off the second factor of somebody who lost it: never one's own, never that of somebody above. */
export async function dropUserFactor({ tx, actor, asked, caller }: Call<AskedOf<typeof turnUserFactorOff>>) {
  if (asked.id === actor.userId) throw new Refusal('user.self')
  const { user } = await lockAdministered(tx, actor, asked.id)
  if (!(await dropFactor(tx, user.id))) throw new Refusal('second-factor.is-off')
  await endSessions(tx, user.id)
  await dropTrust(tx, user.id)
  const { reason } = asked
  await recordHistory(tx, actor, { subject: 'user', id: user.id, act: 'second-factor-taken', reason })
  await notifyAnywhere(tx, [user.id], {
    kind: 'security',
    subject: 'user',
    id: user.id,
    title: `Verifikasi dua langkah akun Anda dimatikan oleh ${actor.name}`,
    href: '/account-setting?bagian=keamanan',
  })
  const facts = { device: deviceName(caller.userAgent), ip: caller.ip, when: whenText(now(), actor.zone) }
  await queueMail(tx, factorMail('taken', { to: user.email, name: user.name, by: actor.name, ...facts }))
  return { message: `Verifikasi dua langkah ${user.name} dimatikan; ia dikeluarkan dari semua perangkat.` }
}

/** Lets somebody try again at once who typed wrong passwords or codes too often. */
export async function reopenUser({ tx, actor, asked }: Call<AskedOf<typeof unlockUser>>) {
  if (asked.id === actor.userId) throw new Refusal('user.self')
  const { user } = await lockAdministered(tx, actor, asked.id)
  if (!(await openAgain(tx, user))) throw new Refusal('user.not-locked', { name: user.name })
  await recordHistory(tx, actor, { subject: 'user', id: user.id, act: 'unlock' })
  return { message: `${user.name} bisa masuk lagi.` }
}

/** Removes a role nobody holds. */
export async function dropRole({ tx, actor, asked }: Call<AskedOf<typeof removeRole>>) {
  needEveryCompany(actor)
  const role = found(await lockRole(tx, asked.id))
  if (role.isOwner) throw new Refusal('role.owner-fixed')
  checkMayGrant(actor, role.permissions)
  const users = await holdersOf(tx, role.id)
  if (users > 0) throw new Refusal('role.in-use', { name: role.name, users })
  await deleteRole(tx, role.id)
  await recordHistory(tx, actor, { subject: 'role', id: role.id, act: 'remove', changes: { name: [role.name, null] } })
  return { message: `Peran ${role.name} dihapus.` }
}
