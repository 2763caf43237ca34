import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import type { Call } from '#kit/http/serve.ts'
import type { startPreview } from '#modules/company/accounts/preview-contract.ts'
import { setPreview } from '#modules/company/accounts/preview-store.ts'
import { roleById } from '#modules/company/accounts/role-store.ts'

/** Lets this session see through a role until it ends: never more than the person's own rights, and without writing. */
export async function tryRole({ tx, actor, asked }: Call<AskedOf<typeof startPreview>>) {
  const role = found(await roleById(tx, asked.id))
  await setPreview(tx, actor.sessionId, { roleId: role.id, ownOnly: asked.ownOnly, warehouses: asked.warehouses })
  await recordHistory(tx, actor, { subject: 'role', id: role.id, act: 'preview' })
  return { message: `Sekarang melihat sebagai ${role.name}.` }
}

/** Ends it: the session has its person's own rights again. */
export async function stopTrying({ tx, actor }: Call<unknown>) {
  const roleId = await setPreview(tx, actor.sessionId, null)
  if (roleId) await recordHistory(tx, actor, { subject: 'role', id: roleId, act: 'end-preview' })
  return { message: 'Kembali memakai hak Anda sendiri.' }
}
