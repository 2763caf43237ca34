import type { Tx } from '#kit/db/tx.ts'
import { openCompaniesWithin } from '#modules/company/accounts/company-store.ts'
import { roleByName, seedRoles } from '#modules/company/accounts/role-store.ts'
import { insertUser } from '#modules/company/accounts/user-store.ts'
import { checkUncommon, hashPassword } from '#modules/company/sign-in/password.ts'
import { zNewPassword } from '#modules/company/sign-in/password-rules.ts'

/** A person that the operator of the machine writes down. */
export interface CreatedUser {
  readonly email: string
  readonly name: string
  /** Name of a role: 'Pemilik', 'Keuangan'. */
  readonly role: string
  readonly password: string
}

/**
 * Makes an account that is verified and usable at once, for `mandor user:create`. Gives its id.
 * Throws RangeError in plain Indonesian when the role is unknown, the email taken or the password too weak.
 */
export async function createUser(tx: Tx, user: CreatedUser): Promise<string> {
  const read = zNewPassword.safeParse(user.password)
  if (!read.success) throw new RangeError(read.error.issues[0]?.message ?? 'Kata sandi tidak sesuai.')
  checkUncommon(user.password, user)
  await seedRoles(tx)
  const role = await roleByName(tx, user.role)
  if (!role) throw new RangeError(`Peran "${user.role}" tidak ada.`)
  const [company] = await openCompaniesWithin(tx, 'all')
  const id = await insertUser(tx, {
    name: user.name,
    email: user.email.trim().toLowerCase(),
    phone: null,
    passwordHash: await hashPassword(user.password),
    status: 'active',
    isVerified: true,
    roleIds: [role.id],
    companyId: company?.id ?? null,
  })
  if (!id) throw new RangeError(`${user.email} sudah punya akun.`)
  return id
}
