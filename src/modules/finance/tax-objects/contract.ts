import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** What Coretax calls the income that a tax is held back of: '24-104-21'. */
export const zTaxObject = z.string().check(z.regex(/^\d{2}-\d{3}-\d{2}$/, 'Tulis kodenya, misalnya 24-104-21.'))

/** Says what a tax was held back for, by its code in Coretax: of a bill, of an advance, or of a line of a cash entry. */
export const saveTaxObject = endpoint({
  method: 'PUT',
  path: '/api/laporan-keuangan/objek-pajak/:id',
  permission: ['create laporan-keuangan', 'update laporan-keuangan'],
  input: z.strictObject({
    id: zId,
    code: zTaxObject,
  }),
  answer: answer<{ readonly id: string; readonly code: string }>(),
  touches: ['tax-objects'],
})
