import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zEmail, zId, zOptionalText, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import { zOwnPhone } from '#modules/company/accounts/own-phone.ts'
import type { UserStatus } from '#modules/company/accounts/user-status.ts'
import { accountSettings, type SignInSettings } from '#modules/company/accounts/settings.ts'
import { zNewPassword, zPassword } from '#modules/company/sign-in/password-rules.ts'

/** Where a person's rights hold; null means everywhere. */
export interface ScopeWire {
  readonly companies: readonly string[] | null
  readonly warehouses: readonly string[] | null
  readonly projects: readonly string[] | null
  readonly ownOnly: boolean
}

/** A person as the administrator sees them. */
export interface UserLine {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  /** The company they typed when they registered by themselves; nobody checked it. */
  readonly registeredFor: string | null
  readonly status: UserStatus
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  readonly scope: ScopeWire
  readonly lastLoginAt: string | null
  /** Tried wrong passwords or codes too often: nobody comes in with this account before then. */
  readonly lockedUntil: string | null
  readonly hasSecondFactor: boolean
  /** Neither oneself nor above one's own rights; whose scope reaches further is not in the list at all. */
  readonly mayChange: boolean
  readonly version: number
}

/** An invitation that was sent. */
export interface InvitationLine {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly role: string
  readonly state: 'sent' | 'accepted' | 'expired' | 'revoked'
  readonly invitedBy: string
  readonly createdAt: string
  readonly expiresAt: string
  /** Still open, and for a role one could give oneself. */
  readonly mayChange: boolean
}

/** The log tells so many acts, the last ones. */
export const MOST_LOGGED = 200

/** One act on roles, people, invitations or settings. */
export interface AccessLogLine {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly subject: 'role' | 'user' | 'invitation'
  /** The role, person or address it was done to. */
  readonly about: string
  readonly act: string
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
  readonly reason: string | null
}

interface Said {
  readonly message: string
}

// Narrowed to nothing, somebody could sign in and do nothing: a slip, not a wish.
const zIds = (none: string) => zOrNull(z.array(zId).check(z.minLength(1, none), z.maxLength(500)))
const zScope = z.strictObject({
  companies: zIds('Pilih sedikitnya satu perusahaan, atau semua.'),
  warehouses: zIds('Pilih sedikitnya satu gudang, atau semua.'),
  projects: zIds('Pilih sedikitnya satu proyek, atau semua.'),
  ownOnly: z._default(z.boolean(), false),
})

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/account/profile',
  permission: 'signed-in',
  input: z.strictObject({ name: zText(100, 'Isi nama lengkap.'), phone: zOwnPhone }),
  answer: answer<Said>(),
  touches: ['account'],
  inClosed: true,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  permission: 'signed-in',
  input: z.strictObject({ current: zPassword, password: zNewPassword }),
  answer: answer<Said>(),
  touches: ['sessions'],
  inClosed: true,
})

/** Whom an invitation goes to. */
export const zInvited = z.strictObject({ email: zEmail, name: zOptionalText(100) })
/** To what, and where it holds. */
export const standing = {
  roleId: zId,
  scope: z._default(zScope, { companies: null, warehouses: null, projects: null, ownOnly: false }),
}

export const invite = endpoint({
  method: 'POST',
  path: '/api/invitations',
  permission: 'create permissions',
  input: z.extend(zInvited, standing),
  answer: answer<Said & { readonly id: string }>(),
  touches: ['invitations'],
  secondFactor: true,
  inClosed: true,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  permission: 'view permissions',
  input: z.strictObject({}),
  answer: answer<readonly InvitationLine[]>(),
  reads: ['invitations'],
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:id',
  permission: 'create permissions',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['invitations'],
  inClosed: true,
})

/** Sends an invitation that nobody took up once more: a new link for another three days, and the old one is dead. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:id/kirim-ulang',
  permission: 'create permissions',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['invitations'],
  secondFactor: true,
  inClosed: true,
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  permission: 'view permissions',
  input: z.strictObject({}),
  answer: answer<readonly UserLine[]>(),
  reads: ['users'],
})

export const changeUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id',
  permission: 'update permissions',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    status: z.enum(['active', 'rejected', 'disabled'], { error: 'Pilih status.' }),
    roleIds: z.array(zId, { error: 'Pilih peran.' }).check(z.maxLength(20)),
    scope: zScope,
  }),
  answer: answer<Said & { readonly version: number }>(),
  touches: ['users', 'roles'],
  secondFactor: true,
  inClosed: true,
})

/** Mails somebody the link under which they choose a new password; their old one holds until then. */
export const mailReset = endpoint({
  method: 'POST',
  path: '/api/users/:id/reset-password',
  permission: 'update permissions',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['users'],
  inClosed: true,
})

/** Signs somebody out everywhere and forgets their trusted devices. */
export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  permission: 'update permissions',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['users'],
  inClosed: true,
})

/** Turns somebody's second factor off whose phone is lost; they are signed out everywhere and told. */
export const turnUserFactorOff = endpoint({
  method: 'POST',
  path: '/api/users/:id/second-factor/off',
  permission: 'update permissions',
  input: z.strictObject({ id: zId, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<Said>(),
  touches: ['users'],
  secondFactor: true,
  inClosed: true,
})

/** Ends the wait of somebody who typed wrong passwords or codes too often. */
export const unlockUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/kunci',
  permission: 'update permissions',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['users'],
  secondFactor: true,
  inClosed: true,
})

export const listAccessLog = endpoint({
  method: 'GET',
  path: '/api/permissions/log',
  permission: 'view permissions',
  input: z.strictObject({}),
  answer: answer<readonly AccessLogLine[]>(),
  reads: ['users', 'roles', 'invitations', 'settings'],
})

export const openSignInSettings = endpoint({
  method: 'GET',
  path: '/api/settings/sign-in',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<SignInSettings>(),
  reads: ['settings'],
})

export const changeSignInSettings = endpoint({
  method: 'PUT',
  path: '/api/settings/sign-in',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    version: zVersion,
    otp: accountSettings['sign-in.otp'].shape,
    registration: accountSettings['sign-in.registration'].shape,
    idleHours: accountSettings['session.idle-hours'].shape,
    absoluteDays: accountSettings['session.absolute-days'].shape,
    logDays: accountSettings['sign-in.log-days'].shape,
  }),
  answer: answer<Said & { readonly version: number }>(),
  touches: ['settings'],
  secondFactor: true,
})
