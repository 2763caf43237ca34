import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** A line of the history of a record that tells its own alone. */
export interface ToldLine {
  readonly id: string
  readonly at: string
  readonly by: string
  /** From where: device and address. */
  readonly place: string | null
  readonly act: string
  readonly reason: string | null
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
}

/** What was done to one record, the newest first, to whoever may see it. */
export const recordHistoryOf = endpoint({
  method: 'GET',
  path: '/api/riwayat/:subject/:ownerId',
  permission: 'signed-in',
  input: z.strictObject({ subject: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)), ownerId: zId }),
  answer: answer<readonly ToldLine[]>(),
  reads: ['history'],
})
