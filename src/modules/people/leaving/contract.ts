import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText } from '#kit/http/shapes.ts'
import type { InstantText } from '#kit/http/wire.ts'

/** What is settled with somebody who leaves, in the order it is usually done. */
export const leavingItems = {
  attendance: 'Absensi sampai hari terakhir lengkap, upahnya dibayar',
  leave: 'Sisa cuti dihitung',
  kasbon: 'Kasbon dan uang muka lunas atau dipotong',
  tools: 'Alat, seragam, dan kendaraan kembali',
  login: 'Akun aplikasi dinonaktifkan',
  holiday: 'Hak THR (PKWTT yang keluar paling lama 30 hari sebelum hari raya)',
  compensation: 'Kompensasi akhir kontrak (PKWT) dibayar',
  tax: 'PPh 21 masa terakhir dihitung, bukti potong diberikan',
  reference: 'Surat pengalaman kerja diberikan',
} as const
export type LeavingItem = keyof typeof leavingItems

/** Something that is known of what is to be settled, and the page where it is. */
export interface LeavingFact {
  readonly text: string
  readonly to: string | null
}

/** How far somebody's leaving is; empty while no last day is known. */
export interface Leaving {
  readonly leftOn: string | null
  readonly items: readonly {
    readonly item: LeavingItem
    readonly state: 'open' | 'done' | 'waived'
    readonly reason: string | null
    readonly by: string | null
    readonly at: InstantText | null
    readonly known: readonly LeavingFact[]
  }[]
}

const zItem = z.enum(Object.keys(leavingItems) as [LeavingItem, ...LeavingItem[]])

/** The list of things to settle with an employee who leaves. */
export const openLeaving = endpoint({
  method: 'GET',
  path: '/api/karyawan/:id/keluar',
  permission: 'update management-karyawan',
  input: z.strictObject({ id: zId }),
  answer: answer<Leaving>(),
  reads: ['employees', 'payroll', 'leave', 'kasbon', 'site-floats'],
})

/** Says of one of them that it is done, given up with a reason, or open again. */
export const settleLeaving = endpoint({
  method: 'PUT',
  path: '/api/karyawan/:id/keluar/:item',
  permission: 'update management-karyawan',
  input: z.strictObject({
    id: zId,
    item: zItem,
    state: z.enum(['open', 'done', 'waived']),
    reason: zOptionalText(200),
  }),
  answer: answer<{ readonly id: string }>(),
  touches: ['employees'],
})
