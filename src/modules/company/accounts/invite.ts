import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { recordHistory } from '#kit/history/history.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import { found } from '#kit/http/not-found.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Call } from '#kit/http/serve.ts'
import type { Tx } from '#kit/db/tx.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { nameWithForm } from '#modules/company/accounts/company-name.ts'
import { openCompaniesWithin } from '#modules/company/accounts/company-store.ts'
import type { InvitationLine, invite, resendInvitation, revokeInvitation } from '#modules/company/accounts/contract.ts'
import { scopeOf } from '#modules/company/accounts/administered.ts'
import { checkMayGrant, checkScopeWithin, liesWithin } from '#modules/company/accounts/grants.ts'
import type { inviteMany } from '#modules/company/accounts/invite-contract.ts'
import type { ListedPerson } from '#modules/company/accounts/invite-list.ts'
import { grantable } from '#modules/company/accounts/list-people.ts'
import { roleById, type Role } from '#modules/company/accounts/role-store.ts'
import { userByEmail } from '#modules/company/accounts/user-store.ts'
import {
  INVITATION_HOURS,
  insertInvitation,
  lockOpenInvitation,
  openInvitationTo,
  recentInvitations,
  renewInvitation,
  withdrawInvitation,
  type InvitationRow,
  type NewInvitation,
} from '#modules/company/sign-in/invitation-store.ts'
import { LINK_ACCOUNT, LINK_PAUSE } from '#modules/company/sign-in/limits.ts'
import { invitationMail } from '#modules/company/sign-in/mails/link-mails.ts'

/** Invites somebody to a role, a company and a scope; a new invitation to the same address replaces the old one. */
export async function inviteUser({ tx, actor, asked }: Call<AskedOf<typeof invite>>) {
  const send = await senderFor(tx, actor, asked)
  if (await userByEmail(tx, asked.email))
    throw new Refusal('user.has-account', { email: asked.email }, { field: 'email' })
  if (await isInvitedElsewhere(tx, actor, asked.email))
    throw new Refusal('invitation.out-of-scope', {}, { field: 'email' })
  return { id: await send(asked), message: `Undangan dikirim ke ${asked.email}.` }
}

/** Invites all of a list; who has an account already is passed over. */
export async function inviteAll({ tx, actor, asked }: Call<AskedOf<typeof inviteMany>>) {
  const send = await senderFor(tx, actor, asked)
  const [known, elsewhere]: [string[], string[]] = [[], []]
  const invited = new Map(asked.people.map((person) => [person.email, person]))
  for (const [email, person] of invited) {
    if (await userByEmail(tx, email)) known.push(email)
    else if (await isInvitedElsewhere(tx, actor, email)) elsewhere.push(email)
    else await send(person)
  }
  const passedOver = [...known, ...elsewhere]
  const sent = invited.size - passedOver.length
  const said = sent > 0 ? `${sent} undangan dikirim.` : 'Tidak ada undangan yang dikirim.'
  const why = [passedText(known, 'sudah punya akun'), passedText(elsewhere, 'sudah diundang di luar cakupan data Anda')]
  return { invited: sent, passedOver, message: said + why.join('') }
}

function passedText(emails: readonly string[], why: string): string {
  return emails.length > 0 ? ` ${emails.join(', ')} ${why}, jadi tidak diundang.` : ''
}

// A new invitation takes the place of an open one: of those that are none of one's own it may not.
async function isInvitedElsewhere(tx: Tx, actor: Actor, email: string): Promise<boolean> {
  const open = await openInvitationTo(tx, email)
  return open !== undefined && !liesWithin(scopeOf(open), actor.scope)
}

// What one invitation and a list of them ask alike: the role and scope are within those of who invites.
async function senderFor(tx: Tx, actor: Actor, asked: Pick<NewInvitation, 'roleId' | 'scope'>) {
  const { roleId, scope } = asked
  const role = await roleById(tx, roleId)
  if (!role) throw new Refusal('role.unknown', {}, { field: 'roleId' })
  checkMayGrant(actor, role.permissions)
  checkScopeWithin(actor, scope)
  const own = await openCompaniesWithin(tx, scope.companies ?? actor.scope.companies)
  const company = own.find((one) => one.id === actor.companyId) ?? own[0]
  const house = company ? nameWithForm(company.name, company.legalForm) : 'Mandor'
  return async ({ email, name }: ListedPerson): Promise<string> => {
    const made = await insertInvitation(
      tx,
      { email, name, roleId, scope, companyId: company?.id ?? null },
      actor.userId,
    )
    const letter = { token: made.token, role: role.name, company: house, invitedBy: actor.name }
    await queueMail(tx, invitationMail({ to: email, name, hours: INVITATION_HOURS, ...letter }))
    await recordHistory(tx, actor, { subject: 'invitation', id: made.id, act: 'add' })
    return made.id
  }
}

/**
 * Sends an open invitation once more, to what it was sent for: who sends it must be able to give that today. Only letters
 * that leave are counted: a call that is refused changes nothing, its count neither.
 */
export async function sendAgain({ tx, actor, asked }: Call<AskedOf<typeof resendInvitation>>) {
  const open = await lockOpenInvitation(tx, asked.id)
  const role = open?.role_id ? await roleById(tx, open.role_id) : undefined
  if (!open || !role) throw new Refusal('invitation.not-open')
  checkHandles(actor, open, role)
  if (await userByEmail(tx, open.email)) throw new Refusal('user.has-account', { email: open.email })
  for (const limit of [LINK_PAUSE, LINK_ACCOUNT])
    await countAttempt(tx, { ...limit, message: 'Undangan ini baru saja dikirim.' }, `invitation ${open.email}`)
  const token = await renewInvitation(tx, open.id, actor.userId)
  const company = open.company ? nameWithForm(open.company, open.legal_form ?? 'lain') : 'Mandor'
  const letter = { token, role: role.name, company, invitedBy: actor.name, hours: INVITATION_HOURS }
  await queueMail(tx, invitationMail({ to: open.email, name: open.name, ...letter }))
  await recordHistory(tx, actor, { subject: 'invitation', id: open.id, act: 'resend' })
  return { message: `Undangan dikirim ulang ke ${open.email}. Tautan lamanya mati.` }
}

/** Withdraws an invitation that nobody took up yet; taking away counts like giving. */
export async function withdrawInvite({ tx, actor, asked }: Call<AskedOf<typeof revokeInvitation>>) {
  const open = found(await lockOpenInvitation(tx, asked.id))
  checkHandles(actor, open, open.role_id ? await roleById(tx, open.role_id) : undefined)
  await withdrawInvitation(tx, open.id)
  await recordHistory(tx, actor, { subject: 'invitation', id: asked.id, act: 'revoke' })
  return { message: 'Undangan dicabut.' }
}

// Whoever sends it again or takes it back could have sent it.
function checkHandles(actor: Actor, open: InvitationRow, role: Role | undefined): void {
  if (!liesWithin(scopeOf(open), actor.scope)) throw new Refusal('invitation.out-of-scope')
  if (role) checkMayGrant(actor, role.permissions)
}

/** Lists the invitations into one's own scope, and what became of them. */
export async function invitationLines(tx: Tx, actor: Actor): Promise<InvitationLine[]> {
  const mine = await grantable(tx, actor)
  return (await recentInvitations(tx, actor.scope)).map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    state: stateOf(row),
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    mayChange: mine.has(row.role_id),
  }))
}

function stateOf(row: InvitationRow): InvitationLine['state'] {
  if (row.accepted_at !== null) return 'accepted'
  if (row.revoked_at !== null) return 'revoked'
  return row.is_expired ? 'expired' : 'sent'
}
