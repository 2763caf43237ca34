import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

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
