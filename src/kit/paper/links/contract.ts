import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId } from '#kit/http/shapes.ts'

/** A link to a paper, as the person sends it. */
export interface MadeLink {
  readonly id: string
  readonly url: string
  readonly expiresAt: string
  /** The letter that carries the link. */
  readonly text: string
  /** wa.me with number and letter; without a number WhatsApp asks whom. */
  readonly whatsApp: string
}

/** A link that was made for a paper. */
export interface PaperLinkLine {
  readonly id: string
  readonly madeAt: string
  readonly madeBy: string
  readonly expiresAt: string
  readonly openedCount: number
  readonly openedAt: string | null
}

/** What somebody without an account signed for through a link. */
export interface PaperAnswer {
  readonly by: string
  readonly as: 'penerima' | 'sopir'
  /** False: something was missing or broken, and `note` says what. */
  readonly isComplete: boolean
  readonly note: string | null
  readonly place: { readonly lat: string; readonly lng: string } | null
  /** Ids of kept files. */
  readonly signature: string
  readonly photos: readonly string[]
  /** When it was signed, and when there was a signal to send it. */
  readonly signedAt: string
  readonly sentAt: string
}

const zKind = z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/))

/** Which copy of the paper; each kind knows its own. */
export const zCopy = z.strictObject({
  size: z.optional(z.enum(['a4', 'a5', 'continuous'])),
  from: z.optional(zDay),
  to: z.optional(zDay),
})

/** The number that WhatsApp is asked to write to, and the address of a mail, before anything is sent. */
export const paperReader = endpoint({
  method: 'GET',
  path: '/api/tautan-dokumen/:kind/:id/penerima',
  permission: 'signed-in',
  input: z.strictObject({ kind: zKind, id: zId }),
  answer: answer<{ name: string; phone: string | null; email: string | null }>(),
})

/** What a mail with the paper begins with, in the company's own words. */
export const paperLetter = endpoint({
  method: 'GET',
  path: '/api/tautan-dokumen/:kind/:id/surat',
  permission: 'signed-in',
  input: z.strictObject({ kind: zKind, id: zId }),
  answer: answer<{ subject: string; message: string }>(),
  reads: ['letters'],
})

/** Makes a link that opens exactly this paper without signing in, for some days. */
export const sharePaper = endpoint({
  method: 'POST',
  path: '/api/tautan-dokumen/:kind/:id',
  permission: 'signed-in',
  input: z.strictObject({
    kind: zKind,
    id: zId,
    copy: z._default(zCopy, {}),
    phone: z.nullable(z.string().check(z.maxLength(40))),
    days: z._default(z.int().check(z.gte(1), z.lte(30)), 7),
  }),
  answer: answer<MadeLink>(),
  touches: ['papers'],
  idempotent: true,
})

/** The links of a paper that still open. */
export const linksOfPaper = endpoint({
  method: 'GET',
  path: '/api/tautan-dokumen/:kind/:id',
  permission: 'signed-in',
  input: z.strictObject({ kind: zKind, id: zId }),
  answer: answer<readonly PaperLinkLine[]>(),
  reads: ['papers'],
})

/** Ends a link before its time. */
export const revokeLink = endpoint({
  method: 'DELETE',
  path: '/api/tautan-dokumen/:id',
  permission: 'signed-in',
  input: z.strictObject({ id: zId }),
  answer: answer<{ id: string }>(),
  touches: ['papers'],
})

// Whatever follows /d/ is answered by a page in words; messengers put a mark of their own behind an address.
const zLink = z.strictObject({ token: z.string(), fbclid: z.optional(z.string()) })

/** What the reader of a link meets first: whose paper it is, and a button. */
export const openLink = endpoint({
  method: 'GET',
  path: '/d/:token',
  permission: 'public',
  input: zLink,
  answer: answer<never>(),
})

/** The paper behind a link. */
export const openLinkedPaper = endpoint({
  method: 'GET',
  path: '/d/:token/dokumen.pdf',
  permission: 'public',
  input: zLink,
  answer: answer<never>(),
})

/** Signs for what came with the paper, once; parts 'jawaban' (JSON), 'tanda-tangan' and up to three 'foto'. */
export const answerPaper = endpoint({
  method: 'POST',
  path: '/d/:token/jawaban',
  permission: 'public',
  input: z.strictObject({ token: z.string() }),
  answer: answer<PaperAnswer>(),
  multipart: true,
})

/** The worker by which the form opens where there is no signal. */
export const openAnswerWorker = endpoint({
  method: 'GET',
  path: '/d/luring.js',
  permission: 'public',
  input: z.strictObject({}),
  answer: answer<never>(),
})
