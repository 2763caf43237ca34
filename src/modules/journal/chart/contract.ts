import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId, zText, zVersion } from '#kit/http/shapes.ts'

/** What an account is: which side it grows on, or a header that only groups. */
export const accountSides = { debit: 'Debit', credit: 'Kredit', header: 'Kepala (hanya mengelompokkan)' } as const

/** An account of the chart with what stands on it now. */
export interface ChartAccount {
  readonly id: string
  readonly version: number
  readonly code: string
  readonly name: string
  readonly normal: keyof typeof accountSides
  /** Where reports show it: 'Laba rugi · Beban usaha'. */
  readonly line: string
  /** Debit minus credit, in rupiah; only with 'view biaya', and for who sees the whole company. */
  readonly balance?: string
  readonly isArchived: boolean
  /** Documents write to it by themselves, or money lies there: it stays. */
  readonly isKept: boolean
}

const touches = ['chart', 'journal', 'cash-entries', 'manual-journals']
const zName = zText(80, 'Tulis nama akunnya.')

/** The chart of accounts, by code. */
export const listChart = endpoint({
  method: 'GET',
  path: '/api/akun',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<readonly ChartAccount[]>(),
  sensitive: { balance: 'view biaya' },
  reads: ['chart', 'journal'],
})

/** Adds an account; its code says where reports show it. */
export const addAccount = endpoint({
  method: 'POST',
  path: '/api/akun',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({
    code: z.string().check(z.regex(/^[1-8]-\d{4}$/, 'Tulis kodenya seperti 6-2010: digit pertama 1 sampai 8.')),
    name: zName,
    normal: z.enum(['debit', 'credit', 'header']),
  }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Renames an account, puts it away or brings it back. */
export const changeAccount = endpoint({
  method: 'PUT',
  path: '/api/akun/:id',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({ id: zId, version: zVersion, name: zName, isArchived: zBool }),
  answer: answer<{ readonly id: string }>(),
  touches,
})
