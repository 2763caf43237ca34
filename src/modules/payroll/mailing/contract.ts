import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { InstantText } from '#kit/http/wire.ts'
import { zOnlyId } from '#kit/posting/acts.ts'

/** Somebody whose slip may leave by mail. */
export interface MailReady {
  readonly slipId: string
  readonly employeeId: string
  readonly name: string
  readonly to: string
  /** Their pay is held back. */
  readonly isHeld: boolean
  /** The last mail came back. */
  readonly hasFailed: boolean
}

/** Somebody whom no locked slip reaches by mail: without an address, or without the day of birth that would open it. */
export interface MailUnreached {
  readonly slipId: string
  readonly employeeId: string
  readonly name: string
  readonly why: 'email' | 'birth'
}

/** A slip that was mailed. */
export interface MailGone {
  readonly slipId: string
  readonly name: string
  readonly to: string
  readonly at: InstantText
  readonly by: string
  /** It is still being made or waits in the outbox. */
  readonly isWaiting: boolean
}

/** Who of a booked run gets the slip by mail, who cannot and why, and who got it; for those who may change wages. */
export const openMailing = endpoint({
  method: 'GET',
  path: '/api/penggajian/:id/email',
  permission: 'update gaji',
  input: zOnlyId,
  answer: answer<{
    readonly ready: readonly MailReady[]
    readonly unreached: readonly MailUnreached[]
    readonly gone: readonly MailGone[]
  }>(),
  reads: ['payroll', 'employees', 'slip-mails'],
})

/** Mails the slips of a booked run, each a file that the day of birth opens; made and sent one after the other. */
export const mailSlips = endpoint({
  method: 'POST',
  path: '/api/penggajian/:id/email',
  permission: 'update gaji',
  input: z.strictObject({
    id: zId,
    slipIds: z.array(zId).check(z.minLength(1, 'Pilih paling sedikit satu orang.'), z.maxLength(5000)),
  }),
  answer: answer<{ readonly people: number }>(),
  touches: ['slip-mails'],
  idempotent: true,
})
