import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** Papers are files: the browser fetches them as bytes and prints that very PDF. */
type Pdf = never

/** Who the company is, as PDF, for a tender, a bank or a new customer. */
export const openProfilePaper = endpoint({
  method: 'GET',
  path: '/api/perusahaan/:id/cetak',
  permission: 'view perusahaan',
  input: z.strictObject({ id: zId }),
  answer: answer<Pdf>(),
})
