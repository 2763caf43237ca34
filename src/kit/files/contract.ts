import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** A kept file; it opens under /storage/:id. */
export interface KeptFile {
  readonly id: string
  /** Empty for an attachment. */
  readonly slot: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly createdAt: string
}

const zSubject = z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/))

/** Attaches a file to a record, or fills one of its slots ('lampiran' is no slot). The body is one multipart file. */
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

export const filesOf = endpoint({
  method: 'GET',
  path: '/api/berkas/:subject/:ownerId',
  permission: 'signed-in',
  input: z.strictObject({ subject: zSubject, ownerId: zId }),
  answer: answer<readonly KeptFile[]>(),
  reads: ['files'],
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
  input: z.strictObject({ id: zId }),
  answer: answer<never>(),
})
