import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId } from '#kit/http/shapes.ts'

/** A kept file; it opens under /storage/:id, a picture's small copy (WebP, 320 px) under /storage/:id?size=thumb. */
export interface KeptFile {
  readonly id: string
  /** Empty for an attachment. */
  readonly slot: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  /** Seen only by who may change the record, and by who brought it. */
  readonly isPrivate: boolean
  /** What the camera knew; the bytes no longer say it. */
  readonly takenAt: string | null
  readonly lat: string | null
  readonly lng: string | null
  readonly device: string | null
  readonly createdAt: string
  readonly createdBy: string
}

const zSubject = z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/))

/**
 * Attaches a file to a record, or fills one of its slots ('lampiran' is no slot). The body is one multipart file, and
 * perhaps a second part 'exif' with what the camera wrote, when the browser drew the picture smaller.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/berkas/:subject/:ownerId/:slot',
  permission: 'signed-in',
  input: z.strictObject({
    subject: zSubject,
    ownerId: zId,
    slot: z.string().check(z.regex(/^[a-z][a-z0-9:-]{1,60}$/)),
  }),
  answer: answer<KeptFile>(),
  touches: ['files', 'company'],
  multipart: true,
})

/** Keeps a file for a record that does not exist yet; its verb takes it over with `claimFiles`, within a week. */
export const uploadDraft = endpoint({
  method: 'POST',
  path: '/api/berkas/draf',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<KeptFile>(),
  multipart: true,
})

/** The person's own files that belong to nothing yet: a form that was left comes back with its photos. */
export const openDrafts = endpoint({
  method: 'GET',
  path: '/api/berkas/draf',
  permission: 'signed-in',
  input: z.strictObject({ ids: zIds() }),
  answer: answer<readonly KeptFile[]>(),
})

export const filesOf = endpoint({
  method: 'GET',
  path: '/api/berkas/:subject/:ownerId',
  permission: 'signed-in',
  input: z.strictObject({ subject: zSubject, ownerId: zId }),
  answer: answer<readonly KeptFile[]>(),
  reads: ['files'],
})

/** Shows an attachment to fewer people, or to all who see the record. */
export const markPrivate = endpoint({
  method: 'PATCH',
  path: '/api/berkas/:id',
  permission: 'signed-in',
  input: z.strictObject({ id: zId, isPrivate: zBool }),
  answer: answer<{ id: string }>(),
  touches: ['files'],
})

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/api/berkas/:id',
  permission: 'signed-in',
  input: z.strictObject({ id: zId }),
  answer: answer<{ id: string }>(),
  touches: ['files', 'company'],
})

/** The bytes, to whoever may see the record they belong to. */
export const openFile = endpoint({
  method: 'GET',
  path: '/storage/:id',
  permission: 'signed-in',
  input: z.strictObject({ id: zId, size: z.optional(z.enum(['thumb'])) }),
  answer: answer<never>(),
})

/** Ids of drafts, as the field `files` of a form's contract: `files: zFileIds()`. */
export function zFileIds(most = 20) {
  return z._default(z.array(zId).check(z.maxLength(most, `Paling banyak ${most} berkas.`)), [])
}

// A query string with one id is a text, with several a list.
function zIds() {
  return z.union([
    z.array(zId).check(z.maxLength(50)),
    z.pipe(
      zId,
      z.transform((id: string) => [id]),
    ),
  ])
}
