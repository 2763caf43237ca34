import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'

/** The OpenAPI description of every door, made from the contracts themselves. */
export const apiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<Readonly<Record<string, unknown>>>(),
})
