import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zEmail, zId } from '#kit/http/shapes.ts'
import type { Said } from '#modules/company/sign-in/contract.ts'
import { zPassword } from '#modules/company/sign-in/password-rules.ts'

/** A browser that may skip the code at sign-in. */
export interface TrustedDevice {
  readonly id: string
  /** 'Chrome di Windows'. */
  readonly device: string
  readonly since: string
  readonly until: string
}

/** A browser that is signed in. */
export interface SessionLine {
  readonly id: string
  readonly isThis: boolean
  /** 'Chrome di Windows'. */
  readonly device: string
  readonly ip: string
  readonly signedInAt: string
  readonly lastSeenAt: string
}

const zMailCode = z.string({ error: 'Isi kode 6 angka.' }).check(z.trim(), z.regex(/^\d{6}$/, 'Isi kode 6 angka.'))

/** Mails a code to the new address and a warning to the present one. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  permission: 'signed-in',
  input: z.strictObject({ email: zEmail, password: zPassword }),
  answer: answer<Said>(),
  secondFactor: true,
  inClosed: true,
})

/** The code of the new address: from now on it is the account's. Other devices sign in again. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  permission: 'signed-in',
  input: z.strictObject({ code: zMailCode }),
  answer: answer<Said & { readonly email: string }>(),
  touches: ['account', 'sessions'],
  inClosed: true,
})

/** Browsers that skip the code; empty where the setting trusts none. */
export const listTrustedDevices = endpoint({
  method: 'GET',
  path: '/api/account/trusted-devices',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<readonly TrustedDevice[]>(),
  reads: ['sessions'],
})

export const forgetTrustedDevice = endpoint({
  method: 'DELETE',
  path: '/api/account/trusted-devices/:id',
  permission: 'signed-in',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['sessions'],
  inClosed: true,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<readonly SessionLine[]>(),
  reads: ['sessions'],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  permission: 'signed-in',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['sessions'],
  inClosed: true,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<Said>(),
  touches: ['sessions'],
  inClosed: true,
})
