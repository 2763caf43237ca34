import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zEmail, zOptionalText, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'

/** Who writes the mails of the open company. */
export interface MailSender {
  readonly version: number
  /** Null: as the server's address says. */
  readonly name: string | null
  /** Null: the company's own address. */
  readonly replyTo: string | null
  readonly company: string
  readonly companyEmail: string | null
}

/** What papers of one kind go out with. */
export interface LetterRow {
  readonly kind: string
  readonly name: string
  /** Words in braces that are known of such a paper. */
  readonly places: readonly string[]
  /** What is filled in for a look at it, by the word in braces. */
  readonly example: Readonly<Record<string, string>>
  readonly version: number
  /** Nobody wrote another. */
  readonly isUsual: boolean
  readonly subject: string
  readonly text: string
}

// A header holds one line: what breaks it would begin another.
const zName = zOptionalText(60).check(
  z.refine((text) => !/[\r\n\u2028\u2029"<>]/.test(text ?? ''), 'Tulis nama saja, dalam satu baris.'),
)

export const openMailSender = endpoint({
  method: 'GET',
  path: '/api/surel/pengirim',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<MailSender>(),
  reads: ['letters', 'company'],
})

/** The name before the server's address, and where answers go. */
export const saveMailSender = endpoint({
  method: 'PUT',
  path: '/api/surel/pengirim',
  permission: 'update pengaturan-website',
  input: z.strictObject({ version: zVersion, name: zName, replyTo: zOrNull(zEmail) }),
  answer: answer<MailSender>(),
  touches: ['letters', 'settings-log'],
})

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/surel/surat',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<readonly LetterRow[]>(),
  reads: ['letters'],
})

const kind = z.string().check(z.maxLength(40))

export const saveLetter = endpoint({
  method: 'PUT',
  path: '/api/surel/surat/:kind',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    kind,
    version: zVersion,
    subject: zText(120, 'Isi perihal.').check(z.refine((text) => !/[\r\n\u2028\u2029]/.test(text), 'Satu baris saja.')),
    text: zText(1200, 'Isi suratnya.'),
  }),
  answer: answer<LetterRow>(),
  touches: ['letters', 'settings-log'],
})

/** Takes the company's own words back. */
export const restoreLetter = endpoint({
  method: 'POST',
  path: '/api/surel/surat/:kind/bawaan',
  permission: 'update pengaturan-website',
  input: z.strictObject({ kind, version: zVersion }),
  answer: answer<LetterRow>(),
  touches: ['letters', 'settings-log'],
})
