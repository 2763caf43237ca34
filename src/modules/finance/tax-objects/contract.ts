import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import { zTaxObject } from '#modules/company/tax-objects/contract.ts'

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
