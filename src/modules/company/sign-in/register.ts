import { Refusal } from '#ground/refusal.ts'
import { addressOf, countAttempt } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { OpenCall } from '#kit/http/serve.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { companyFromName } from '#modules/company/accounts/company-name.ts'
import { insertFirstCompany } from '#modules/company/accounts/company-store.ts'
import { companyOpened } from '#modules/company/companies/opening.ts'
import { OWNER_ROLE } from '#modules/company/accounts/role-presets.ts'
import { roleByName, seedRoles } from '#modules/company/accounts/role-store.ts'
import { settingOf } from '#modules/company/accounts/setting-store.ts'
import { hasAnyUser, insertUser, lockFirstAccount } from '#modules/company/accounts/user-store.ts'
import type { register, Said } from '#modules/company/sign-in/contract.ts'
import { FINISH_REGISTRATION } from '#modules/company/sign-in/job-names.ts'
import { REGISTER_ADDRESS } from '#modules/company/sign-in/limits.ts'
import { verifyMail } from '#modules/company/sign-in/mails/link-mails.ts'
import { checkUncommon, hashPassword } from '#modules/company/sign-in/password.ts'
import { issueToken } from '#modules/company/sign-in/token-store.ts'

const SENT = 'Periksa email Anda untuk tautan verifikasi. Periksa juga folder spam.'

/** Somebody who wants an account, with the password already hashed. */
export interface Registration {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly companyName: string
  readonly passwordHash: string
}

/**
 * Takes a registration. The first one of an installation is the owner and opens the first company. Of all others the
 * rest is done later by a job, so that neither answer nor time tells whether the email is known.
 */
export async function registerAccount({ db, asked, caller }: OpenCall<AskedOf<typeof register>>): Promise<Said> {
  await countAttempt(db.read, REGISTER_ADDRESS, addressOf(caller.ip))
  const isOpen = await settingOf(db.read, 'sign-in.registration')
  const isFirst = !(await hasAnyUser(db.read))
  if (!isFirst && !isOpen) throw new Refusal('registration.closed')
  checkUncommon(asked.password, asked)

  const { password, ...person } = asked
  const registration: Registration = { ...person, passwordHash: await hashPassword(password) }
  await db.withTx(async (tx) => {
    if (isFirst && (await becomeOwner(tx, registration))) return
    await addJob(tx, FINISH_REGISTRATION, { ...registration })
  })
  return { message: SENT }
}

// False when somebody else became the owner a moment ago.
async function becomeOwner(tx: Tx, person: Registration): Promise<boolean> {
  await lockFirstAccount(tx)
  if (await hasAnyUser(tx)) return false
  await seedRoles(tx)
  const owner = await roleByName(tx, OWNER_ROLE)
  if (!owner) throw new Error('the owner role is missing')
  const companyId = await insertFirstCompany(tx, companyFromName(person.companyName))
  await companyOpened(tx, companyId)
  const userId = await insertUser(tx, { ...person, companyId, status: 'unverified', roleIds: [owner.id] })
  if (!userId) return false
  await queueMail(
    tx,
    verifyMail({ to: person.email, name: person.name, token: await issueToken(tx, userId, 'verify') }),
  )
  return true
}
