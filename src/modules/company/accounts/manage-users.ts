import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { changesBetween, recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import type { Call } from '#kit/http/serve.ts'
import { settleAnywhere } from '#kit/notices/notify.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { expectVersion } from '#kit/posting/version.ts'
import type { changeUser } from '#modules/company/accounts/contract.ts'
import type { addRole, changeRole, RoleLine, RoleName } from '#modules/company/accounts/role-contract.ts'
import { lockAdministered, scopeOf } from '#modules/company/accounts/administered.ts'
import { checkMayGrant, checkScopeWithin, needEveryCompany } from '#modules/company/accounts/grants.ts'
import { lostBy, shutsOut } from '#modules/company/accounts/own-role.ts'
import { someRights } from '#modules/company/accounts/permission-words.ts'
import { withNeeded } from '#modules/company/accounts/permissions.ts'
import {
  allRoles,
  insertRole,
  lockRole,
  otherActiveOwners,
  rolesById,
  rolesOfUser,
  updateRole,
} from '#modules/company/accounts/role-store.ts'
import { scopeAfter, scopeText } from '#modules/company/accounts/scope-words.ts'
import { giveRoles, updateUser, type UserRow } from '#modules/company/accounts/user-store.ts'
import { approvedMail } from '#modules/company/sign-in/mails/notice-mails.ts'
import { dropTrust, endSessions } from '#modules/company/sign-in/store.ts'

/** Gives a person status, roles and scope: approval of a newcomer is this as well. It holds from their next request. */
export async function changeOtherUser({ tx, actor, asked }: Call<AskedOf<typeof changeUser>>) {
  if (asked.id === actor.userId) throw new Refusal('user.self')
  const { user, roles: before } = await lockAdministered(tx, actor, asked.id)
  expectVersion(user, asked.version)
  if (user.status === 'unverified' && asked.status === 'active') throw new Refusal('user.unverified')

  const after = await rolesById(tx, asked.roleIds)
  if (after.length !== new Set(asked.roleIds).size) throw new Refusal('role.unknown', {}, { field: 'roleIds' })
  if (asked.status === 'active' && after.length === 0) throw new Refusal('user.needs-role', {}, { field: 'roleIds' })
  for (const role of after) checkMayGrant(actor, role.permissions)
  checkScopeWithin(actor, asked.scope)
  const staysOwner = asked.status === 'active' && after.some((role) => role.isOwner)
  if (before.some((role) => role.isOwner) && !staysOwner && (await otherActiveOwners(tx, user.id)) === 0) {
    throw new Refusal('user.last-owner')
  }

  const scope = scopeOf(user)
  const changes = changesBetween(
    { status: user.status, roles: namesOf(before), scope: scopeText({ scope }) },
    { status: asked.status, roles: namesOf(after), scope: scopeAfter(scope, asked.scope) },
    { status: 'Status', roles: 'Peran', scope: 'Cakupan data' },
  )
  await recordHistory(tx, actor, { subject: 'user', id: user.id, act: 'edit', changes })
  await giveRoles(tx, user.id, asked.roleIds)
  const version = await saveStanding(tx, user, asked, actor.userId)
  await settleAnywhere(tx, { kind: 'approval-waiting', subject: 'registration', id: user.id })
  if (user.status === 'pending' && asked.status === 'active') {
    await queueMail(tx, approvedMail({ to: user.email, name: user.name, role: namesOf(after) }))
  }
  return { version, message: `${user.name} ${outcome(user.status, asked.status)}.` }
}

function outcome(before: UserRow['status'], after: AskedOf<typeof changeUser>['status']): string {
  if (after === before) return 'disimpan'
  if (after === 'active') return before === 'pending' ? 'disetujui' : 'aktif lagi'
  return after === 'rejected' ? 'ditolak' : 'dinonaktifkan'
}

function namesOf(roles: readonly { readonly name: string }[]): string {
  return roles
    .map((role) => role.name)
    .toSorted()
    .join(', ')
}

async function saveStanding(tx: Tx, user: UserRow, asked: AskedOf<typeof changeUser>, by: string): Promise<number> {
  if (asked.status !== 'active') {
    await endSessions(tx, user.id)
    await dropTrust(tx, user.id)
  }
  const { companies, warehouses, projects, ownOnly } = asked.scope
  const scope = {
    scope_companies: companies,
    scope_warehouses: warehouses,
    scope_projects: projects,
    own_only: ownOnly,
  }
  return updateUser(tx, user.id, { status: asked.status, ...scope }, by)
}

/** Lists every role with its rights and how many hold it. */
export async function roleLines(tx: Tx): Promise<RoleLine[]> {
  return allRoles(tx)
}

/** Every role by its name, with what it says yes to; the owner's says yes to everything anyhow. */
export async function roleNames(tx: Tx): Promise<RoleName[]> {
  const others = (await allRoles(tx)).filter((role) => !role.isOwner)
  return others.map(({ id, name, permissions }) => ({
    id,
    name,
    approves: permissions.filter((right) => right.startsWith('approve ')),
  }))
}

/** Adds a role for every company, with no right that its maker lacks. */
export async function addNewRole({ tx, actor, asked }: Call<AskedOf<typeof addRole>>) {
  needEveryCompany(actor)
  checkMayGrant(actor, withNeeded(asked.permissions))
  const id = await insertRole(tx, asked, actor.userId)
  if (!id) throw new Refusal('role.taken', { name: asked.name }, { field: 'name' })
  await recordHistory(tx, actor, { subject: 'role', id, act: 'add' })
  return { id, message: `Peran ${asked.name} dibuat.` }
}

/** Changes a role; whoever holds it, in whatever company, feels it at their next request. */
export async function changeOneRole({ tx, actor, asked }: Call<AskedOf<typeof changeRole>>) {
  needEveryCompany(actor)
  const role = found(await lockRole(tx, asked.id))
  if (role.isOwner) throw new Refusal('role.owner-fixed')
  expectVersion(role, asked.version)
  checkMayGrant(actor, [...role.permissions, ...withNeeded(asked.permissions)])
  const lost = lostBy(await rolesOfUser(tx, actor.userId), role.id, asked.permissions)
  if (shutsOut(lost)) throw new Refusal('role.own-standing', { rights: someRights(lost) })
  const others = (await allRoles(tx)).filter((other) => other.id !== role.id)
  if (others.some((other) => other.name.toLowerCase() === asked.name.toLowerCase())) {
    throw new Refusal('role.taken', { name: asked.name }, { field: 'name' })
  }
  const { name, description, permissions } = asked
  const words = { name: 'Nama Peran', description: 'Keterangan', permissions: 'Izin' }
  const changes = changesBetween({ ...role }, { name, description, permissions: withNeeded(permissions) }, words)
  await recordHistory(tx, actor, { subject: 'role', id: role.id, act: 'edit', changes })
  const version = await updateRole(tx, role.id, { name, description, permissions }, actor.userId)
  return { version, message: `Peran ${name} disimpan.` }
}
