import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { StuckMail } from '#kit/mail/contract.ts'

/** How mails leave here, and those that did not. */
export interface MailState {
  readonly kind: 'smtp' | 'file' | 'none'
  /** 'smtp.contoh.co.id:587' */
  readonly server: string | null
  readonly user: string | null
  readonly isEncrypted: boolean
  /** Only for people of the whole installation: mails are nobody's company. */
  readonly stuck: readonly StuckMail[] | null
}

export const openMailState = endpoint({
  method: 'GET',
  path: '/api/surel',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<MailState>(),
  reads: ['mail'],
})

/** Sends a mail to the person who asks, now, and says what came of it. The server is the one of the installation. */
export const sendTrialMail = endpoint({
  method: 'POST',
  path: '/api/surel/percobaan',
  permission: 'update pengaturan-website',
  input: z.strictObject({}),
  answer: answer<{ readonly isSent: boolean; readonly sentence: string }>(),
  touches: ['settings-log'],
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/surel/:id/ulang',
  permission: 'update pengaturan-website',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: ['mail', 'settings-log'],
})
