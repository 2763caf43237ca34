import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay } from '#kit/http/shapes.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { feasts, type Feast } from '#modules/payroll/feasts/rules.ts'

const touches = ['wages', 'journal']

/** Works out the THR of the workers of the sites; another person says yes. `forAll`: of every religion, by agreement. */
export const addWorkerThr = endpoint({
  method: 'POST',
  path: '/api/upah-mingguan/thr',
  permission: 'create slip-gaji',
  input: z.strictObject({
    feast: z.enum(Object.keys(feasts) as [Feast, ...Feast[]]),
    feastOn: zDay,
    forAll: z.boolean(),
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})
