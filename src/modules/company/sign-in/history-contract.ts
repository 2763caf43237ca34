import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { SignInOutcome } from '#modules/company/sign-in/outcome.ts'

/** One thing that happened at the door. */
export interface SignInLine {
  readonly id: string
  readonly at: string
  /** 'Chrome di Windows'. */
  readonly device: string
  readonly ip: string
  readonly outcome: SignInOutcome
}

/** Some of them, the newest first, and the one after which older ones follow. */
export interface SignInPage {
  readonly lines: readonly SignInLine[]
  readonly next: string | null
}

const before = z.optional(zId)

/** One's own sign-ins, and attempts at them. */
export const listOwnSignIns = endpoint({
  method: 'GET',
  path: '/api/account/riwayat-masuk',
  permission: 'signed-in',
  input: z.strictObject({ before }),
  answer: answer<SignInPage>(),
  reads: ['sessions'],
})

/** Those of somebody, for whoever may administer them. */
export const listSignInsOf = endpoint({
  method: 'GET',
  path: '/api/users/:id/riwayat-masuk',
  permission: 'update permissions',
  input: z.strictObject({ id: zId, before }),
  answer: answer<SignInPage>(),
  reads: ['users'],
})
