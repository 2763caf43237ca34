import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** Which company the session works in. Apart from the others: it stands on every page, they stand on one. */
export const chooseCompany = endpoint({
  method: 'POST',
  path: '/api/account/company',
  permission: 'signed-in',
  input: z.strictObject({ companyId: zId }),
  answer: answer<{ readonly message: string; readonly companyId: string }>(),
  touches: ['account'],
  inClosed: true,
})
