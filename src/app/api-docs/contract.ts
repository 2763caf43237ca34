import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'

/** The OpenAPI description of every door, made from the contracts themselves; a browser is given a page to read. */
export const apiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  permission: 'signed-in',
  input: z.strictObject({
    /** What the page shows: doors that hold these words. Programs are always given all. */
    q: z.optional(z.string().check(z.maxLength(100))),
    /** What the page shows: the doors of one department. */
    bagian: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: answer<Readonly<Record<string, unknown>>>(),
})
