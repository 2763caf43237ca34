import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId } from '#kit/http/shapes.ts'
import type { InstantText } from '#kit/http/wire.ts'
import type { NoticeKind } from '#kit/notices/kinds.ts'

/** One thing a person was told of. */
export interface NoticeLine {
  readonly id: string
  readonly kind: NoticeKind
  readonly subject: string
  readonly subjectId: string | null
  readonly title: string
  readonly href: string
  readonly by: string | null
  readonly at: InstantText
  readonly isRead: boolean
}

/** Notices on one page. */
export const NOTICES_A_PAGE = 20

/** One's own notices in this company, the newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/api/pemberitahuan',
  permission: 'signed-in',
  input: z.strictObject({ before: z.optional(zId), unread: z._default(zBool, false) }),
  answer: answer<{ readonly rows: readonly NoticeLine[]; readonly next: string | null }>(),
  reads: ['notices'],
})

/** How many are unread; counting stops at a hundred. */
export const countNotices = endpoint({
  method: 'GET',
  path: '/api/pemberitahuan/jumlah',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<{ readonly unread: number }>(),
  reads: ['notices'],
})

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/pemberitahuan/dibaca',
  permission: 'signed-in',
  input: z.strictObject({ ids: z.array(zId).check(z.minLength(1), z.maxLength(100)) }),
  answer: answer<{ readonly unread: number }>(),
  touches: ['notices'],
  inClosed: true,
})

export const readAllNotices = endpoint({
  method: 'POST',
  path: '/api/pemberitahuan/semua-dibaca',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<{ readonly unread: number }>(),
  touches: ['notices'],
  inClosed: true,
})

/** One back among the unread: to come to it later. */
export const unreadNotice = endpoint({
  method: 'POST',
  path: '/api/pemberitahuan/:id/belum-dibaca',
  permission: 'signed-in',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly unread: number }>(),
  touches: ['notices'],
  inClosed: true,
})
