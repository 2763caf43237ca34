import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Caller } from '#kit/http/serve.ts'
import { SESSION_COOKIE, XSRF_COOKIE } from '#kit/http/session.ts'
import { notifyAnywhere } from '#kit/notices/notify.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { openCompaniesWithin } from '#modules/company/accounts/company-store.ts'
import { sessionSource, signInSession } from '#modules/company/accounts/session-store.ts'
import { markSignedIn, type UserRow } from '#modules/company/accounts/user-store.ts'
import { markKnown } from '#modules/company/sign-in/acquaintance.ts'
import type { SignedIn } from '#modules/company/sign-in/contract.ts'
import { deviceName } from '#kit/http/device-name.ts'
import { newDeviceMail } from '#modules/company/sign-in/mails/notice-mails.ts'
import { whenText } from '#modules/company/sign-in/mails/when.ts'
import { signedInFrom } from '#modules/company/sign-in/signed-in.ts'
import { isNewDevice, noteEvent, TRUST_DAYS, trustDevice, type From } from '#modules/company/sign-in/store.ts'

/** Name of the cookie of a trusted browser. */
export const DEVICE_COOKIE = 'mandor_device'

const DAY_SECONDS = 24 * 60 * 60

/** What must still hold in the transaction that lets the person in, and whether the browser is to be trusted. */
interface Entry {
  readonly trust: boolean
  /** False when somebody else was faster. */
  readonly claim?: (tx: Tx) => Promise<boolean>
}

/** Lets a person in: new session in place of the old, cookies, notice of a new device. Nothing when not claimed. */
export async function completeSignIn(
  db: Database,
  caller: Caller,
  user: UserRow,
  entry: Entry,
): Promise<SignedIn | undefined> {
  const from: From = { ip: caller.ip, userAgent: caller.userAgent }
  const made = await db.withTx(async (tx) => {
    if (entry.claim && !(await entry.claim(tx))) return undefined
    await noticeNewDevice(tx, user, from)
    await noteEvent(tx, 'signed-in', user.id, from)
    await markSignedIn(tx, user.id)
    const companyId = await companyFor(tx, user)
    const begun = await signInSession(tx, from, { userId: user.id, companyId, oldSessionId: caller.session?.id })
    const device = entry.trust ? await trustDevice(tx, user.id, from.userAgent) : undefined
    return { ...begun, device }
  })
  if (!made) return undefined

  caller.setCookie(SESSION_COOKIE, made.token, { maxAge: 30 * DAY_SECONDS })
  caller.setCookie(XSRF_COOKIE, made.session.csrf, { httpOnly: false, maxAge: 30 * DAY_SECONDS })
  markKnown(caller, user.id)
  if (made.device) caller.setCookie(DEVICE_COOKIE, made.device, { maxAge: TRUST_DAYS * DAY_SECONDS })
  const session = await sessionSource.find(db.read, made.token)
  if (!session?.actor) throw new Error('a session just made was not found')
  return signedInFrom(db.read, session.actor)
}

async function companyFor(tx: Tx, user: UserRow): Promise<string | null> {
  const companies = await openCompaniesWithin(tx, user.scope_companies)
  return (companies.find((one) => one.id === user.default_company_id) ?? companies[0])?.id ?? null
}

async function noticeNewDevice(tx: Tx, user: UserRow, from: From): Promise<void> {
  if (!(await isNewDevice(tx, user.id, from.userAgent))) return
  const facts = { device: deviceName(from.userAgent), ip: from.ip, when: whenText(now()) }
  await queueMail(tx, newDeviceMail({ to: user.email, name: user.name, ...facts }))
  const title = `Masuk dari perangkat baru: ${facts.device}, ${facts.ip}`
  const told = {
    kind: 'security',
    subject: 'account',
    id: null,
    title,
    href: '/account-setting?bagian=keamanan',
  } as const
  await notifyAnywhere(tx, [user.id], told)
}
