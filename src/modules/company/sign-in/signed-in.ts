import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NO_COMPANY } from '#modules/company/accounts/actor-from.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { userById } from '#modules/company/accounts/user-store.ts'
import type { SignedIn } from '#modules/company/sign-in/contract.ts'

/** Says who is signed in and what they may do. The token is a handle without any power. */
export async function signedInFrom(db: Tx, actor: Actor): Promise<SignedIn & { readonly phone: string | null }> {
  const user = await userById(db, actor.userId)
  return {
    message: `Selamat datang, ${actor.name}.`,
    user: {
      id: actor.userId,
      name: actor.name,
      email: actor.email,
      isPending: user?.status === 'pending',
      companyId: actor.companyId === NO_COMPANY ? null : actor.companyId,
      zone: actor.zone,
      ...(actor.closed !== undefined && { isClosed: true }),
    },
    token: actor.sessionId,
    permissions: allPermissions.filter((permission) => actor.permissions.has(permission)),
    phone: user?.phone ?? null,
  }
}
