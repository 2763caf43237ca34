import { Refusal } from '#ground/refusal.ts'
import { addressOf, countAttempt } from '#kit/access/rate-limit.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { OpenCall } from '#kit/http/serve.ts'
import { nameWithForm } from '#modules/company/accounts/company-name.ts'
import { insertUser } from '#modules/company/accounts/user-store.ts'
import type { openInvitation, registerFromInvite, Said } from '#modules/company/sign-in/contract.ts'
import { invitationByToken, useInvitation } from '#modules/company/sign-in/invitation-store.ts'
import { TOKEN_ADDRESS } from '#modules/company/sign-in/limits.ts'
import { checkUncommon, hashPassword } from '#modules/company/sign-in/password.ts'

/** Shows what an invitation offers; unknown, used, withdrawn and old ones look alike. */
export async function showInvitation({ db, asked, caller }: OpenCall<AskedOf<typeof openInvitation>>) {
  await countAttempt(db.read, TOKEN_ADDRESS, addressOf(caller.ip))
  const found = await invitationByToken(db.read, asked.token)
  if (!found || found.accepted_at !== null || found.revoked_at !== null || found.is_expired) {
    throw new Refusal('invitation.expired')
  }
  const { email, name, role } = found
  const company = found.company && nameWithForm(found.company, found.legal_form ?? 'lain')
  return { email, name, role, company, invitedBy: found.invited_by }
}

/** Makes the invited person's account: email, role, company and scope are the invitation's, never the caller's. */
export async function acceptInvitation({
  db,
  asked,
  caller,
}: OpenCall<AskedOf<typeof registerFromInvite>>): Promise<Said> {
  await countAttempt(db.read, TOKEN_ADDRESS, addressOf(caller.ip))
  const found = await invitationByToken(db.read, asked.token)
  if (!found) throw new Refusal('invitation.expired')
  checkUncommon(asked.password, { name: asked.name, email: found.email })
  const passwordHash = await hashPassword(asked.password)

  await db.withTx(async (tx) => {
    const userId =
      (await useInvitation(tx, found.id)) &&
      (await insertUser(tx, {
        name: asked.name,
        email: found.email,
        phone: asked.phone,
        passwordHash,
        status: 'active',
        isVerified: true,
        roleIds: [found.role_id],
        companyId: found.company_id,
        scope: {
          companies: found.scope_companies,
          warehouses: found.scope_warehouses,
          projects: found.scope_projects,
          ownOnly: found.own_only,
        },
      }))
    if (!userId) throw new Refusal('invitation.expired')
  })
  return { message: 'Akun Anda aktif. Masuk dengan email dan kata sandi Anda.' }
}
