import * as z from 'zod/mini'
import type { Zone } from '#ground/day.ts'
import type { Preview } from '#kit/access/actor.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zEmail, zText } from '#kit/http/shapes.ts'
import { zOwnPhone } from '#modules/company/accounts/own-phone.ts'
import type { AuthUser } from '#modules/company/accounts/auth-state.ts'
import type { ScopeWire } from '#modules/company/accounts/contract.ts'
import type { Permission } from '#modules/company/accounts/permissions.ts'
import { zFactorCode } from '#modules/company/second-factor/code-shape.ts'
import { zNewPassword, zPassword } from '#modules/company/sign-in/password-rules.ts'

/** Said by the server when a code is due; the login page recognises it letter by letter. */
export const CODE_SENT = 'Kode OTP telah dikirim ke email anda'

/** Said instead to whoever uses an authenticator app: no mail is sent. */
export const CODE_FROM_APP = 'Masukkan kode dari aplikasi autentikator Anda'

/** What a sign-in gives: who it is, a handle, and every right. */
export interface SignedIn {
  readonly message: string
  readonly user: AuthUser
  readonly token: string
  readonly permissions: readonly Permission[]
}

/** A sentence to show, nothing more: it never tells whether an email is known. */
export interface Said {
  readonly message: string
}

/** A company the person may work in. */
export interface OwnCompany {
  readonly id: string
  readonly name: string
  readonly shortCode: string
  /** 'pt', 'cv' and so on. */
  readonly legalForm: string
  readonly city: string | null
  /** File id of its logo. */
  readonly logo: string | null
  /** False once it was closed: it is read, and nothing is written in it. */
  readonly isActive: boolean
}

/** What one's own account page and the shell show besides. */
export interface OwnFacts {
  readonly phone: string | null
  /** File id of the photo. */
  readonly photo: string | null
  /** The role this session tries, seeing through its rights. */
  readonly preview: Preview | null
  /** Names of the roles. */
  readonly roles: readonly string[]
  /** The zone of the company one works in. */
  readonly zone: Zone
  /** Where one's rights hold: nobody gives others more. */
  readonly scope: ScopeWire
  readonly companies: readonly OwnCompany[]
}

const zToken = z.string({ error: 'Tautan tidak lengkap.' }).check(z.regex(/^[\w-]{43}$/, 'Tautan tidak lengkap.'))
const zFullName = zText(100, 'Isi nama lengkap.')

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  permission: 'public',
  input: z.strictObject({ email: zEmail, password: zPassword }),
  answer: answer<Said | SignedIn>(),
})

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/verify-otp',
  permission: 'public',
  input: z.strictObject({ email: zEmail, code: zFactorCode, trust: z._default(z.boolean(), false) }),
  answer: answer<SignedIn>(),
})

export const resendOtp = endpoint({
  method: 'POST',
  path: '/api/resend-otp',
  permission: 'public',
  input: z.strictObject({ email: zEmail }),
  answer: answer<Said>(),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  permission: 'public',
  input: z.strictObject({}),
  answer: answer<Said>(),
  touches: ['sessions'],
})

export const me = endpoint({
  method: 'GET',
  path: '/api/me',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<SignedIn & OwnFacts>(),
  reads: ['account', 'companies'],
})

/** What the public pages must know before anybody signed in. */
export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/sign-in-options',
  permission: 'public',
  input: z.strictObject({}),
  answer: answer<{
    /** Nobody has an account yet: who registers now is the owner. */
    readonly isFirst: boolean
    readonly mayRegister: boolean
    /** A browser may be trusted for 30 days instead of asking a code each time. */
    readonly mayTrust: boolean
    /** In production on a public address, and no mail server: codes reach nobody. */
    readonly isMailMissing: boolean
  }>(),
})

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  permission: 'public',
  input: z.strictObject({
    name: zFullName,
    companyName: zText(120, 'Isi nama perusahaan.'),
    email: zEmail,
    phone: zOwnPhone,
    password: zNewPassword,
  }),
  answer: answer<Said>(),
})

export const openInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  permission: 'public',
  input: z.strictObject({ token: zToken }),
  answer: answer<{ email: string; name: string | null; role: string; company: string | null; invitedBy: string }>(),
})

export const registerFromInvite = endpoint({
  method: 'POST',
  path: '/api/register-from-invite',
  permission: 'public',
  input: z.strictObject({ token: zToken, name: zFullName, phone: zOwnPhone, password: zNewPassword }),
  answer: answer<Said>(),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/verify-email',
  permission: 'public',
  input: z.strictObject({ token: zToken }),
  answer: answer<Said & { readonly isPending: boolean }>(),
})

export const resendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/resend-verification-email',
  permission: 'public',
  input: z.strictObject({ email: zEmail }),
  answer: answer<Said>(),
})

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/api/forget-password',
  permission: 'public',
  input: z.strictObject({ email: zEmail }),
  answer: answer<Said>(),
})

export const openReset = endpoint({
  method: 'GET',
  path: '/api/reset-links/:token',
  permission: 'public',
  input: z.strictObject({ token: zToken }),
  answer: answer<Record<string, never>>(),
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/update-password',
  permission: 'public',
  input: z.strictObject({ token: zToken, password: zNewPassword }),
  answer: answer<Said>(),
})
