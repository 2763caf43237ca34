import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { MoneyText } from '#kit/http/wire.ts'
import type { LineCode, LineSide } from '../slips/words.ts'
import { zPeriod } from '../runs/asked-month.ts'

/** A component of the wages of a month, over all slips. */
export interface RecapComponent {
  readonly side: LineSide
  readonly code: LineCode
  readonly label: string
  readonly amount: MoneyText
}

/** What one department earned, what was cut, received and borne. */
export interface RecapDepartment {
  readonly department: string
  readonly people: number
  readonly earned: MoneyText
  readonly cut: MoneyText
  readonly net: MoneyText
  readonly employer: MoneyText
}

/** What the tax file of a month lacks of somebody; the file is made nevertheless. */
export interface TaxGap {
  readonly employeeId: string
  readonly name: string
  readonly why: 'no-nik' | 'no-position' | 'last-period'
}

/** The booked wages of a month, by department and by component, and what its tax file lacks. */
export interface MonthRecap {
  readonly month: string
  readonly departments: readonly RecapDepartment[]
  readonly components: readonly RecapComponent[]
  readonly gaps: readonly TaxGap[]
  /** PPh 21 of all slips, and of those who stand in the file of monthly slips (BPMP). */
  readonly tax: { readonly all: MoneyText; readonly inFile: MoneyText; readonly people: number }
  /** The company has an NPWP, without which there is no file. */
  readonly hasNpwp: boolean
}

export const openRecap = endpoint({
  method: 'GET',
  path: '/api/penggajian/rekap',
  permission: 'view gaji',
  input: z.strictObject({ month: zPeriod }),
  answer: answer<MonthRecap>(),
  reads: ['payroll', 'employees'],
})

const inFile = z.strictObject({ month: zPeriod, format: z.enum(['csv', 'xlsx']) })

/** Rekap gaji: one line a person, with every component in a column of its own. */
export const exportRecap = endpoint({
  method: 'GET',
  path: '/api/penggajian/rekap/ekspor',
  permission: 'view gaji',
  input: inFile,
  answer: answer<never>(),
})

/** The contributions of a month by person and programme, for the forms of BPJS. */
export const exportBpjs = endpoint({
  method: 'GET',
  path: '/api/penggajian/bpjs/ekspor',
  permission: 'view gaji',
  input: inFile,
  answer: answer<never>(),
})

/** The monthly slips of PPh 21 (BPMP) of a month, as the file that Coretax takes in. */
export const exportBpmp = endpoint({
  method: 'GET',
  path: '/api/penggajian/bpmp/ekspor',
  permission: 'view gaji',
  input: z.strictObject({ month: zPeriod }),
  answer: answer<never>(),
})
