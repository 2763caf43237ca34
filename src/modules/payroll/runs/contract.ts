import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zPositiveMoney, zVersion, zVersionInAddress } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zAct, zActWithReason, zOnlyId, type DocumentRef } from '#kit/posting/acts.ts'
import type { DayText } from '#kit/http/wire.ts'
import { jkkClasses, type JkkClass } from '../bpjs/words.ts'
import { extraKinds, type ExtraKind } from '../slips/words.ts'
import { feasts, type Feast } from '../feasts/rules.ts'
import { zPeriod } from './asked-month.ts'
import { slipColumns } from './columns.ts'
import type { RunPage, RunRef, SlipListRow, SlipPage } from './pages.ts'

export type * from './pages.ts'

const touches = ['payroll', 'journal', 'cash']

export const listSlips = endpoint({
  method: 'GET',
  path: '/api/slip-gaji',
  permission: 'view slip-gaji',
  input: zListQuery(slipColumns),
  answer: answer<ListAnswer<SlipListRow>>(),
  reads: ['payroll'],
})

const inFile = { format: z.enum(['csv', 'xlsx']) }
export const exportSlips = endpoint({
  method: 'GET',
  path: '/api/slip-gaji/ekspor',
  permission: 'export slip-gaji',
  input: zListQuery<typeof slipColumns, typeof inFile>(slipColumns, inFile),
  answer: answer<never>(),
})

export const openSlip = endpoint({
  method: 'GET',
  path: '/api/slip-gaji/:id',
  permission: 'view slip-gaji',
  input: zOnlyId,
  answer: answer<SlipPage>(),
  reads: ['payroll'],
})

/** The last twelve runs. */
export const listRuns = endpoint({
  method: 'GET',
  path: '/api/penggajian',
  permission: 'view slip-gaji',
  input: z.strictObject({}),
  answer: answer<readonly RunRef[]>(),
  reads: ['payroll'],
})

export const openRun = endpoint({
  method: 'GET',
  path: '/api/penggajian/:id',
  permission: 'view slip-gaji',
  input: zOnlyId,
  answer: answer<RunPage>(),
  reads: ['payroll', 'employees', 'employee-days'],
})

/** What a new run begins with: the class and minimum wage of the last one, the feasts to come, and the places money leaves from. */
export const startRun = endpoint({
  method: 'GET',
  path: '/api/penggajian/awal',
  permission: ['create slip-gaji', 'update slip-gaji', 'approve slip-gaji'],
  input: z.strictObject({}),
  answer: answer<{
    readonly jkk: JkkClass
    readonly umk: string | null
    readonly cashAccounts: readonly { readonly id: string; readonly kind: 'kas' | 'bank'; readonly name: string }[]
    /** The next day of each feast, the first one first. */
    readonly feasts: readonly { readonly feast: Feast; readonly on: DayText }[]
  }>(),
  reads: ['payroll', 'cash'],
})

/** Works out the wages of a month of all who are in no other run of it; `last`: of those alone who left in it. */
export const addRun = endpoint({
  method: 'POST',
  path: '/api/penggajian',
  permission: 'create slip-gaji',
  input: z.strictObject({
    month: zPeriod,
    payDate: zDay,
    jkk: z.enum(Object.keys(jkkClasses) as [JkkClass, ...JkkClass[]]),
    umk: zOrNull(zPositiveMoney),
    kind: z.optional(z.enum(['monthly', 'last'])),
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Works out the holiday bonus of all who have a right to it; `forAll`: of every religion, by the agreement of the company. */
export const addThrRun = endpoint({
  method: 'POST',
  path: '/api/penggajian/thr',
  permission: 'create slip-gaji',
  input: z.strictObject({
    feast: z.enum(Object.keys(feasts) as [Feast, ...Feast[]]),
    feastOn: zDay,
    forAll: z.boolean(),
    payDate: zDay,
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Works out a bonus of those who are named, each with an amount. */
export const addBonusRun = endpoint({
  method: 'POST',
  path: '/api/penggajian/bonus',
  permission: 'create slip-gaji',
  input: z.strictObject({
    payDate: zDay,
    label: zOptionalText(60),
    people: z
      .array(z.strictObject({ employeeId: zId, amount: zPositiveMoney }))
      .check(z.minLength(1, 'Pilih paling sedikit satu orang.'), z.maxLength(2000)),
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const recomputeRun = endpoint({
  method: 'POST',
  path: '/api/penggajian/:id/ulang',
  permission: 'update slip-gaji',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Sets what is added by hand to the slip of a draft, and works the run out again. */
export const editSlip = endpoint({
  method: 'PUT',
  path: '/api/slip-gaji/:id',
  permission: 'update slip-gaji',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    extras: z
      .array(
        z.strictObject({
          kind: z.enum(Object.keys(extraKinds) as [ExtraKind, ...ExtraKind[]]),
          label: zOptionalText(60),
          amount: zPositiveMoney,
        }),
      )
      .check(z.maxLength(20)),
  }),
  answer: answer<DocumentRef>(),
  touches,
})

export const submitRun = endpoint({
  method: 'POST',
  path: '/api/penggajian/:id/ajukan',
  permission: 'update slip-gaji',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Says yes, and books the run; or gives it back with a note. */
export const decideRun = endpoint({
  method: 'POST',
  path: '/api/penggajian/:id/putuskan',
  permission: 'approve slip-gaji',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    decision: z.enum(['approve', 'return']),
    note: zOptionalText(300),
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const voidRun = endpoint({
  method: 'POST',
  path: '/api/penggajian/:id/batalkan',
  permission: 'approve slip-gaji',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const removeRun = endpoint({
  method: 'DELETE',
  path: '/api/penggajian/:id',
  permission: 'delete slip-gaji',
  input: z.strictObject({ id: zId, version: zVersionInAddress }),
  answer: answer<{ readonly id: string }>(),
  touches,
})

/** Pays slips of a run, whole or in part, from one account. */
export const payRun = endpoint({
  method: 'POST',
  path: '/api/penggajian/:id/bayar',
  permission: 'approve slip-gaji',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    date: zDay,
    cashAccountId: zOrNull(zId),
    slips: z
      .array(z.strictObject({ id: zId, amount: zPositiveMoney }))
      .check(z.minLength(1, 'Pilih paling sedikit satu orang.'), z.maxLength(5000)),
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Holds the pay of one slip back with a reason; `version` is that of its run. */
export const holdSlip = endpoint({
  method: 'POST',
  path: '/api/slip-gaji/:id/tahan',
  permission: 'approve slip-gaji',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: ['payroll'],
  idempotent: true,
})

/** Releases what was held back; `version` is that of its run. */
export const releaseSlip = endpoint({
  method: 'POST',
  path: '/api/slip-gaji/:id/lepas',
  permission: 'approve slip-gaji',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches: ['payroll'],
  idempotent: true,
})

/** Takes a payment back: what it paid is owed again. */
export const voidPayment = endpoint({
  method: 'POST',
  path: '/api/penggajian/pembayaran/:id/batalkan',
  permission: 'approve slip-gaji',
  input: z.strictObject({ id: zId, reason: z.string().check(z.minLength(1, 'Tulis alasannya.'), z.maxLength(300)) }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
