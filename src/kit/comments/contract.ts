import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zSearch, zText } from '#kit/http/shapes.ts'
import type { InstantText } from '#kit/http/wire.ts'

/** What somebody said about a record. */
export interface CommentLine {
  readonly id: string
  readonly at: InstantText
  readonly by: string
  readonly isMine: boolean
  /** Null when it was taken back. */
  readonly body: string | null
  /** People called in it, as they are called now. */
  readonly mentions: readonly { readonly id: string; readonly name: string }[]
  readonly isEdited: boolean
  /** Until then its writer may change it or take it back. */
  readonly openUntil: InstantText
}

/** Minutes during which one may still change what one said. */
export const MINUTES_OPEN = 15

/** Where a comment stands on its page: the address of the page ends on it. */
export const commentPlace = (id: string) => `komentar-${id}`

/** Comments on one page. */
export const COMMENTS_A_PAGE = 30

const zSubject = z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/))
const zBody = zText(4000, 'Tulis komentarnya.')
const zMentions = z._default(z.array(zId).check(z.maxLength(20, 'Paling banyak 20 orang sekaligus.')), [])
/** The page it is written on: where a mention leads. */
const zPage = z.string().check(z.regex(/^\/[a-z][\w/-]{0,120}(\?[\w=&-]{0,120})?$/, 'Muat ulang halaman ini.'))

/** What was said about a record, the newest first. */
export const commentsOf = endpoint({
  method: 'GET',
  path: '/api/komentar/:subject/:ownerId',
  permission: 'signed-in',
  input: z.strictObject({ subject: zSubject, ownerId: zId, before: z.optional(zId) }),
  answer: answer<{ readonly rows: readonly CommentLine[]; readonly next: string | null }>(),
  reads: ['comments'],
})

export const addComment = endpoint({
  method: 'POST',
  path: '/api/komentar/:subject/:ownerId',
  permission: 'signed-in',
  input: z.strictObject({ subject: zSubject, ownerId: zId, body: zBody, mentions: zMentions, page: zPage }),
  answer: answer<{ readonly id: string }>(),
  touches: ['comments'],
  idempotent: true,
})

export const changeComment = endpoint({
  method: 'PATCH',
  path: '/api/komentar/:id',
  permission: 'signed-in',
  input: z.strictObject({ id: zId, body: zBody, mentions: zMentions, page: zPage }),
  answer: answer<{ readonly id: string }>(),
  touches: ['comments'],
})

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/api/komentar/:id',
  permission: 'signed-in',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: ['comments'],
})

/** People whom one may call in a comment: those who may see the record. */
export const whoSees = endpoint({
  method: 'GET',
  path: '/api/komentar/:subject/:ownerId/orang',
  permission: 'signed-in',
  input: z.strictObject({ subject: zSubject, ownerId: zId, q: z._default(zSearch, '') }),
  answer: answer<readonly { readonly id: string; readonly name: string }[]>(),
})
