import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zPositiveMoney, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'

/** A paper, as bytes: no JSON. */
type Pdf = never

export const guaranteeKinds = {
  penawaran: 'Jaminan penawaran',
  uang_muka: 'Jaminan uang muka',
  pelaksanaan: 'Jaminan pelaksanaan',
  pemeliharaan: 'Jaminan pemeliharaan',
} as const
export type GuaranteeKind = keyof typeof guaranteeKinds

/** How a guarantee may stand today, as it is said. */
export const guaranteeStatuses = {
  holds: 'Berlaku',
  ending: 'Segera habis',
  ended: 'Habis',
  returned: 'Sudah kembali',
} as const

/** So many days before it runs out a guarantee is told. */
export const TOLD_DAYS_BEFORE = 30

/** A guarantee that was given for a project. */
export interface Guarantee {
  readonly id: string
  readonly version: number
  readonly kind: GuaranteeKind
  readonly number: string
  readonly issuer: string
  readonly amount: MoneyText
  readonly validFrom: DayText
  readonly validTo: DayText
  readonly note: string | null
  readonly returnedOn: DayText | null
  /** How it stands today: 'ending' within thirty days of its last day. */
  readonly status: keyof typeof guaranteeStatuses
  /** How many files hang on it: the scan of the paper itself. */
  readonly files: number
}

const touches = ['guarantees', 'projects', 'files']
const kinds = Object.keys(guaranteeKinds) as [GuaranteeKind, ...GuaranteeKind[]]

/** Tab Jaminan of a project: what stands first, by its last day; at most 200. */
export const listGuarantees = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/jaminan',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly Guarantee[]>(),
  reads: ['guarantees', 'projects', 'files'],
})

/** Writes a guarantee down, or anew where `guaranteeId` names one. */
export const saveGuarantee = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/jaminan',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    guaranteeId: zOrNull(zId),
    /** As it was read; null for a new one. */
    version: zOrNull(zVersion),
    kind: z.enum(kinds),
    number: zText(60, 'Tulis nomor jaminannya.'),
    issuer: zText(120, 'Tulis bank atau asuransi penerbitnya.'),
    amount: zPositiveMoney,
    validFrom: zDay,
    validTo: zDay,
    note: zOptionalText(300),
    /** The day it came back; null while the customer has it. */
    returnedOn: zOrNull(zDay),
    /** Its scan, of those the person brought with the form. */
    files: zFileIds(),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Takes a guarantee that was written down wrong out of the list. */
export const removeGuarantee = endpoint({
  method: 'DELETE',
  path: '/api/daftar-proyek/:id/jaminan/:guaranteeId',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, guaranteeId: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'trash'],
})

/** The guarantees of a project as a list on paper. */
export const printGuarantees = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/jaminan/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<Pdf>(),
})

/** The letter that goes with a guarantee to the customer or, once it came back, the receipt of its return. */
export const printGuarantee = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/jaminan/:guaranteeId/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId, guaranteeId: zId }),
  answer: answer<Pdf>(),
})
