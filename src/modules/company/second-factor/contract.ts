import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { SignInSettings } from '#modules/company/accounts/settings.ts'
import type { Said } from '#modules/company/sign-in/contract.ts'
import { zPassword } from '#modules/company/sign-in/password-rules.ts'
import { zFactorCode } from '#modules/company/second-factor/code-shape.ts'

/** How the second factor of a person stands. */
export interface FactorState {
  readonly isOn: boolean
  readonly since: string | null
  /** Recovery codes not yet used. */
  readonly codesLeft: number
  /** When a code is asked at sign-in, as the settings have it now. */
  readonly otp: SignInSettings['otp']
}

export const openFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<FactorState>(),
  reads: ['second-factor', 'settings'],
})

/** Makes a new secret and shows it once; it counts from the first right code on. Asks for the password. */
export const beginFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  permission: 'signed-in',
  input: z.strictObject({ password: zPassword }),
  answer: answer<{
    /** Base32, for typing by hand. */
    readonly secret: string
    /** What the QR code holds. */
    readonly url: string
  }>(),
  inClosed: true,
})

/** The first code shows that the app has the secret: from now on it is asked. Gives the recovery codes, once. */
export const turnFactorOn = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/on',
  permission: 'signed-in',
  input: z.strictObject({ code: zFactorCode }),
  answer: answer<Said & { readonly recoveryCodes: readonly string[] }>(),
  touches: ['second-factor', 'sessions'],
  inClosed: true,
})

/** Needs a code of its own, however recently one was given. */
export const turnFactorOff = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/off',
  permission: 'signed-in',
  input: z.strictObject({ code: zFactorCode }),
  answer: answer<Said>(),
  touches: ['second-factor'],
  inClosed: true,
})

/** Ten new recovery codes; the earlier ones are dead. */
export const renewRecovery = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery',
  permission: 'signed-in',
  input: z.strictObject({ code: zFactorCode }),
  answer: answer<Said & { readonly recoveryCodes: readonly string[] }>(),
  touches: ['second-factor'],
  inClosed: true,
})

/** Gives the second factor in this session: sensitive acts go through for ten minutes. */
export const giveFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/given',
  permission: 'signed-in',
  input: z.strictObject({ code: zFactorCode }),
  answer: answer<Said>(),
  inClosed: true,
})
