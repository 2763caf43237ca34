import { Refusal } from '#ground/refusal.ts'
import { addressOf, countAttempt } from '#kit/access/rate-limit.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Caller, OpenCall } from '#kit/http/serve.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { notifyAnywhere } from '#kit/notices/notify.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import {
  approversOf,
  hasRole,
  lockUser,
  markVerified,
  updateUser,
  userById,
  type UserRow,
} from '#modules/company/accounts/user-store.ts'
import { dropCodes } from '#modules/company/sign-in/code-store.ts'
import type {
  forgetPassword,
  openReset,
  resendVerificationEmail,
  Said,
  updatePassword,
  verifyEmail,
} from '#modules/company/sign-in/contract.ts'
import { deviceName } from '#kit/http/device-name.ts'
import { markKnown } from '#modules/company/sign-in/acquaintance.ts'
import { RESEND_VERIFICATION, SEND_RESET } from '#modules/company/sign-in/job-names.ts'
import { LINK_ACCOUNT, LINK_ADDRESS, LINK_PAUSE, TOKEN_ADDRESS } from '#modules/company/sign-in/limits.ts'
import { passwordChangedMail, waitingMail } from '#modules/company/sign-in/mails/notice-mails.ts'
import { whenText } from '#modules/company/sign-in/mails/when.ts'
import { checkUncommon, hashPassword } from '#modules/company/sign-in/password.ts'
import { dropTrust, endSessions, noteEvent } from '#modules/company/sign-in/store.ts'
import { isTokenGood, usedTokenOf, useToken } from '#modules/company/sign-in/token-store.ts'

/** Asks for a reset link; the same answer, in the same time, whoever is meant. */
export async function askReset(call: OpenCall<AskedOf<typeof forgetPassword>>): Promise<Said> {
  await askLink(call.db, call.caller, { job: SEND_RESET, email: call.asked.email })
  return { message: 'Jika email terdaftar, tautan sudah dikirim. Periksa juga folder spam.' }
}

/** Asks for the verification link again; the same answer, in the same time, whoever is meant. */
export async function askVerification(call: OpenCall<AskedOf<typeof resendVerificationEmail>>): Promise<Said> {
  await askLink(call.db, call.caller, { job: RESEND_VERIFICATION, email: call.asked.email })
  return { message: 'Jika email menunggu verifikasi, tautan sudah dikirim. Periksa juga folder spam.' }
}

async function askLink(db: Database, caller: Caller, link: { job: string; email: string }): Promise<void> {
  await countAttempt(db.read, LINK_ADDRESS, addressOf(caller.ip))
  await countAttempt(db.read, LINK_PAUSE, `${link.job} ${link.email}`)
  await countAttempt(db.read, LINK_ACCOUNT, `${link.job} ${link.email}`)
  await addJob(db.read, link.job, { email: link.email })
}

/** Takes the link of the verification mail: an owner or invited person is in, others wait for approval. */
export async function confirmEmail({
  db,
  asked,
  caller,
}: OpenCall<AskedOf<typeof verifyEmail>>): Promise<Said & { isPending: boolean }> {
  await countAttempt(db.read, TOKEN_ADDRESS, addressOf(caller.ip))
  const status = await db.withTx(async (tx) => {
    const userId = await useToken(tx, asked.token, 'verify')
    if (userId) return activate(tx, userId)
    // A link opened twice is not a failure, as long as its person is verified.
    const earlier = await usedTokenOf(tx, asked.token, 'verify')
    return earlier && (await userById(tx, earlier))?.status
  })
  if (status !== 'active' && status !== 'pending') throw new Refusal('link.expired')
  const isPending = status === 'pending'
  return {
    message: isPending
      ? 'Akun Anda menunggu persetujuan admin.'
      : 'Akun Anda siap. Masuk dengan email dan kata sandi Anda.',
    isPending,
  }
}

// What verification leads to: with a role one is in; without, one waits for an administrator.
async function activate(tx: Tx, userId: string): Promise<UserRow['status'] | undefined> {
  const user = await lockUser(tx, userId)
  if (!user) return undefined
  await markVerified(tx, userId)
  if (user.status !== 'unverified') return user.status
  const status = (await hasRole(tx, userId)) ? 'active' : 'pending'
  await updateUser(tx, userId, { status }, null)
  if (status === 'pending') await tellApprovers(tx, user)
  return status
}

async function tellApprovers(tx: Tx, user: UserRow): Promise<void> {
  const who = { who: user.name, email: user.email, company: user.registered_for }
  const approvers = await approversOf(tx)
  for (const approver of approvers) {
    await queueMail(tx, waitingMail({ to: approver.email, name: approver.name, ...who }))
  }
  const title = `${user.name} mendaftar dan menunggu persetujuan Anda`
  const href = '/permissions?bagian=pengguna'
  const told = { kind: 'approval-waiting', subject: 'registration', id: user.id, title, href } as const
  await notifyAnywhere(
    tx,
    approvers.map((approver) => approver.id),
    told,
  )
}

/** Says whether a reset link still works, before anybody types a password twice; unknown, used and old ones look alike. */
export async function checkReset({
  db,
  asked,
  caller,
}: OpenCall<AskedOf<typeof openReset>>): Promise<Record<string, never>> {
  await countAttempt(db.read, TOKEN_ADDRESS, addressOf(caller.ip))
  if (!(await isTokenGood(db.read, asked.token, 'reset'))) throw new Refusal('link.expired')
  return {}
}

/** Sets a new password by the mailed link, and ends every session, trusted browser and pending code. */
export async function resetPassword({ db, asked, caller }: OpenCall<AskedOf<typeof updatePassword>>): Promise<Said> {
  await countAttempt(db.read, TOKEN_ADDRESS, addressOf(caller.ip))
  checkUncommon(asked.password, {})
  const hash = await hashPassword(asked.password)
  const userId = await db.withTx(async (tx) => {
    const meant = await useToken(tx, asked.token, 'reset')
    const user = meant && (await lockUser(tx, meant))
    if (!user) throw new Refusal('link.expired')
    // Whoever opened the link reads mail at this address.
    await activate(tx, user.id)
    await replacePassword(tx, user, { hash, caller })
    return user.id
  })
  // The way in for whom strangers tried so often that no new browser is let in.
  markKnown(caller, userId)
  return { message: 'Kata sandi disimpan. Masuk dengan kata sandi baru.' }
}

/** Stores a new password and ends everything that rested on the old one; one session may stay. */
export async function replacePassword(
  tx: Tx,
  user: UserRow,
  change: { hash: string; caller: Caller; keepSession?: string },
): Promise<void> {
  const { caller } = change
  await updateUser(tx, user.id, { password_hash: change.hash }, user.id)
  await endSessions(tx, user.id, change.keepSession)
  await dropTrust(tx, user.id)
  await dropCodes(tx, user.id)
  await noteEvent(tx, 'password-reset', user.id, caller)
  const facts = { device: deviceName(caller.userAgent), ip: caller.ip, when: whenText(now()) }
  await queueMail(tx, passwordChangedMail({ to: user.email, name: user.name, ...facts }))
}
