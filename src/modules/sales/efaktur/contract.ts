import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** Most invoices of one file. */
export const MOST_FAKTURS = 100

/** Issued invoices with PPN as one XML file for Coretax ('Impor data' of faktur keluaran); each remembers it. */
export const exportEfaktur = endpoint({
  method: 'POST',
  path: '/api/invoice/coretax/ekspor',
  permission: 'export order',
  input: z.strictObject({
    ids: z.array(zId).check(z.minLength(1), z.maxLength(MOST_FAKTURS, `Paling banyak ${MOST_FAKTURS} sekaligus.`)),
  }),
  answer: answer<never>(),
  inClosed: true,
})
