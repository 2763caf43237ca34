import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zEmail, zId, zOptionalText } from '#kit/http/shapes.ts'

/** The slip of one person, half a sheet of A4; for those who may see wages. */
export const printSlip = endpoint({
  method: 'GET',
  path: '/api/slip-gaji/:id/cetak',
  permission: 'view gaji',
  input: z.strictObject({ id: zId }),
  answer: answer<never>(),
})

/** The slips of a run, two on a sheet of A4; for those who may see wages. */
export const printSlips = endpoint({
  method: 'GET',
  path: '/api/penggajian/:id/cetak',
  permission: 'view gaji',
  input: z.strictObject({ id: zId }),
  answer: answer<never>(),
})

/** The slip as a kind of paper that may be sent. */
export const SLIP_KIND = 'slip-gaji'

/** Queues a mail with the slip, a file that the day of birth opens; of a booked run, for those who may change wages. */
export const mailSlip = endpoint({
  method: 'POST',
  path: '/api/slip-gaji/:id/email',
  permission: 'update gaji',
  input: z.strictObject({ id: zId, to: zEmail, subject: zOptionalText(150), message: zOptionalText(2000) }),
  answer: answer<{ to: string }>(),
  touches: ['papers'],
  idempotent: true,
})
