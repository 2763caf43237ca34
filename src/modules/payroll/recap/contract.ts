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

/** What one department earned, what was cut, received and borne; `cost` is the wage of the paid days with what the company bears. */
export interface RecapDepartment {
  readonly department: string
  readonly people: number
  readonly earned: MoneyText
  readonly cut: MoneyText
  readonly net: MoneyText
  readonly employer: MoneyText
  readonly cost: MoneyText
}

/** What people cost a project: wages by the day and piece, and what it bears of the salaries of who is assigned to it. */
export interface RecapProject {
  readonly project: string
  readonly people: number
  readonly wages: MoneyText
  /** It stands among the departments too. */
  readonly salaries: MoneyText
  readonly cost: MoneyText
}

/** What the tax file of a month lacks of somebody; the file is made nevertheless. */
export interface TaxGap {
  readonly employeeId: string
  readonly name: string
  readonly why: 'no-nik' | 'no-position' | 'last-period' | 'former'
}

/** The booked wages of a month, by department, project and component, and what its tax file lacks. */
export interface MonthRecap {
  readonly month: string
  readonly departments: readonly RecapDepartment[]
  readonly components: readonly RecapComponent[]
  readonly gaps: readonly TaxGap[]
  /** PPh 21 of all slips, and of those who stand in the file of monthly slips (BPMP). */
  readonly tax: { readonly all: MoneyText; readonly inFile: MoneyText; readonly people: number }
  readonly projects: readonly RecapProject[]
  /** Payments by the day and piece, and to who had left, which stand in BP21, and who of them has no NIK, without which it is not made. */
  readonly workers: {
    readonly payments: number
    readonly tax: MoneyText
    readonly withoutNik: readonly { readonly workerId: string; readonly name: string }[]
  }
  /** How many people's year ends with the month: they stand in BPA1. */
  readonly yearsEnding: number
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

/** Rekap gaji by department and project, with what each costs. */
export const exportUnits = endpoint({
  method: 'GET',
  path: '/api/penggajian/rekap/bagian/ekspor',
  permission: 'view gaji',
  input: inFile,
  answer: answer<never>(),
})

/** The paper of a month: departments, projects and components. */
export const printRecap = endpoint({
  method: 'GET',
  path: '/api/penggajian/rekap/pdf',
  permission: 'view gaji',
  input: z.strictObject({ month: zPeriod }),
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

/** The slips of PPh 21 of everybody paid by the day or piece in a month (BP21), one for each payment, for Coretax. */
export const exportBp21 = endpoint({
  method: 'GET',
  path: '/api/penggajian/bp21/ekspor',
  permission: 'view gaji',
  input: z.strictObject({ month: zPeriod }),
  answer: answer<never>(),
})

/** The slips of a year (BPA1) of everybody whose last tax period a month is: all in December, before it who left. */
export const exportBpa1 = endpoint({
  method: 'GET',
  path: '/api/penggajian/bpa1/ekspor',
  permission: 'view gaji',
  input: z.strictObject({ month: zPeriod }),
  answer: answer<never>(),
})
