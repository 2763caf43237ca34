import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import type { Call } from '#kit/http/serve.ts'
import { checkReaches } from '#modules/company/accounts/administered.ts'
import type { startPersonPreview, startPreview } from '#modules/company/accounts/preview-contract.ts'
import { setPreview } from '#modules/company/accounts/preview-store.ts'
import { roleById, rolesOfUser } from '#modules/company/accounts/role-store.ts'
import { userById } from '#modules/company/accounts/user-store.ts'

/** Lets this session see through a role until it ends: never more than the person's own rights, and without writing. */
export async function tryRole({ tx, actor, asked }: Call<AskedOf<typeof startPreview>>) {
  const role = found(await roleById(tx, asked.id))
  const { ownOnly, companies, warehouses, projects } = asked
  needCompany(actor, companies)
  await setPreview(tx, actor.sessionId, { roleId: role.id, ownOnly, companies, warehouses, projects })
  await recordHistory(tx, actor, { subject: 'role', id: role.id, act: 'preview' })
  return { message: `Sekarang melihat sebagai ${role.name}.` }
}

/** The same through all roles and the scope of a person. */
export async function tryPerson({ tx, actor, asked }: Call<AskedOf<typeof startPersonPreview>>) {
  const user = found(await userById(tx, asked.id))
  const [first, ...more] = await rolesOfUser(tx, user.id)
  checkReaches(actor, user, first ? [first] : [])
  if (!first || user.status !== 'active') throw new Refusal('preview.no-roles', { name: user.name })
  needCompany(actor, user.scope_companies)
  await setPreview(tx, actor.sessionId, {
    roleId: first.id,
    moreRoles: more.map(({ id }) => id),
    of: user.name,
    ownOnly: user.own_only,
    companies: user.scope_companies,
    warehouses: user.scope_warehouses,
    projects: user.scope_projects,
  })
  await recordHistory(tx, actor, { subject: 'user', id: user.id, act: 'preview' })
  return { message: `Sekarang melihat sebagai ${user.name}.` }
}

// A preview changes sight, not the company one works in.
function needCompany(actor: Actor, companies: readonly string[] | null): void {
  if (companies && !companies.includes(actor.companyId)) throw new Refusal('preview.other-company')
}

/** Ends it: the session has its person's own rights again. */
export async function stopTrying({ tx, actor }: Call<unknown>) {
  const roleId = await setPreview(tx, actor.sessionId, null)
  if (roleId) await recordHistory(tx, actor, { subject: 'role', id: roleId, act: 'end-preview' })
  return { message: 'Kembali memakai hak Anda sendiri.' }
}
