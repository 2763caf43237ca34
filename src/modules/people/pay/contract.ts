import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOrNull, zPositiveMoney, zText } from '#kit/http/shapes.ts'

/** What somebody earns from a day on, as the page of a person shows it. Amounts are whole rupiah as text. */
export interface PayLine {
  readonly id: string
  readonly validFrom: string
  /** A worker's, for a whole day; an employee's is null. */
  readonly dailyRate: string | null
  /** An employee's, for a whole month; a worker's is null. */
  readonly monthlyBase: string | null
  readonly allowances: readonly { readonly name: string; readonly amount: string }[]
  readonly reason: string | null
  readonly by: string
  /** True for the one that is valid today. */
  readonly isCurrent: boolean
}

const seesPay = 'view gaji'
const setsPay = 'update gaji'

/** What a worker earned and earns, the newest first. */
export const workerPay = endpoint({
  method: 'GET',
  path: '/api/pekerja/:id/upah',
  permission: seesPay,
  input: z.strictObject({ id: zId }),
  answer: answer<readonly PayLine[]>(),
  reads: ['workers'],
})

/** What an employee earned and earns, the newest first. */
export const employeePay = endpoint({
  method: 'GET',
  path: '/api/karyawan/:id/gaji',
  permission: seesPay,
  input: z.strictObject({ id: zId }),
  answer: answer<readonly PayLine[]>(),
  reads: ['employees'],
})

const since = { id: zId, validFrom: zDay, reason: zOrNull(zText(200)) }

/** Says what a worker earns for a day from a day on. */
export const addWorkerPay = endpoint({
  method: 'POST',
  path: '/api/pekerja/:id/upah',
  permission: setsPay,
  input: z.strictObject({ ...since, dailyRate: zMoneyOrZero }),
  answer: answer<{ readonly id: string }>(),
  touches: ['workers'],
  idempotent: true,
})

/** Says what an employee earns for a month from a day on: a base, and allowances that do not depend on the days worked. */
export const addEmployeePay = endpoint({
  method: 'POST',
  path: '/api/karyawan/:id/gaji',
  permission: setsPay,
  input: z.strictObject({
    ...since,
    monthlyBase: zMoneyOrZero,
    allowances: z.array(z.strictObject({ name: zText(60), amount: zPositiveMoney })).check(z.maxLength(20)),
  }),
  answer: answer<{ readonly id: string }>(),
  touches: ['employees'],
  idempotent: true,
})

/** Takes a row of pay away that nothing was worked out with. */
export const removeWorkerPay = endpoint({
  method: 'DELETE',
  path: '/api/pekerja/:id/upah/:payId',
  permission: setsPay,
  input: z.strictObject({ id: zId, payId: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: ['workers'],
})

export const removeEmployeePay = endpoint({
  method: 'DELETE',
  path: '/api/karyawan/:id/gaji/:payId',
  permission: setsPay,
  input: z.strictObject({ id: zId, payId: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: ['employees'],
})
