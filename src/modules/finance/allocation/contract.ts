import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zOrNull, zPositiveMoney } from '#kit/http/shapes.ts'
import type { MoneyText } from '#kit/http/wire.ts'

/** What general cost is shared out by: what each project cost directly in the month, or the same for each that is built. */
export const sharedBy = { biaya: 'Biaya langsung bulan itu', rata: 'Sama rata ke proyek berjalan' } as const
export type SharedBy = keyof typeof sharedBy

/** As what general cost reaches a project. */
export const sharedInto = { '5-5000': 'Overhead lapangan', '5-4000': 'Alat dan sewa' } as const

/** What a project would bear of a general cost. */
export interface ProjectShare {
  readonly projectId: string
  readonly projectName: string
  readonly amount: MoneyText
}

/** General cost of a month shared out over projects; nothing is booked by it. */
export interface ProposedAllocation {
  readonly account: string
  readonly accountName: string
  readonly into: string
  /** All shares together. */
  readonly amount: MoneyText
  readonly shares: readonly ProjectShare[]
}

/** Proposes how the general cost on an account is shared out over projects: the lines of a manual journal. Needs `view biaya` and all projects. */
export const proposeAllocation = endpoint({
  method: 'GET',
  path: '/api/jurnal-umum/pembagian',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    account: z.string().check(z.regex(/^6-\d{4}$/, 'Pilih akun bebannya.')),
    /** The month it was booked in: '2026-11'. */
    period: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Pilih bulannya.')),
    by: z.enum(['biaya', 'rata']),
    into: z.enum(['5-5000', '5-4000']),
    /** Of it only so much; null: all that no project bears yet. */
    amount: zOrNull(zPositiveMoney),
  }),
  answer: answer<ProposedAllocation>(),
  reads: ['journal', 'projects'],
})
