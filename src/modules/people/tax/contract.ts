import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zMoneyOrZero, zOptionalText } from '#kit/http/shapes.ts'

/** Somebody's state and dependants on 1 January, or on the day of arrival: what part of a year's income is free. */
export const ptkps = ['TK/0', 'TK/1', 'TK/2', 'TK/3', 'K/0', 'K/1', 'K/2', 'K/3'] as const
export type Ptkp = (typeof ptkps)[number]

/** Who bears the PPh 21 of a wage; `nett` is worked out as `gross_up` is: the tax that is borne is itself taxed. */
export const taxMethods = {
  gross: 'Dipotong dari gaji (gross)',
  gross_up: 'Tunjangan pajak (gross-up)',
  nett: 'Ditanggung perusahaan (nett)',
} as const
export type TaxMethod = keyof typeof taxMethods

/** The programmes of BPJS somebody may be enrolled in. */
export const bpjsProgrammes = { kesehatan: 'Kesehatan', jht: 'JHT', jp: 'JP', jkk: 'JKK', jkm: 'JKM' } as const
export type BpjsProgramme = keyof typeof bpjsProgrammes

const words = <Key extends string>(of: Readonly<Record<Key, string>>) => Object.keys(of) as [Key, ...Key[]]

/** What the tax and the contributions of an employee follow in a year; amounts in rupiah. */
const zFacts = z.strictObject({
  ptkp: z.enum(ptkps),
  method: z.enum(words<TaxMethod>(taxMethods)),
  programmes: z.array(z.enum(words<BpjsProgramme>(bpjsProgrammes))).check(z.maxLength(5)),
  healthNo: zOptionalText(30),
  employmentNo: zOptionalText(30),
  /** Months of this year that we paid before slips were made here. */
  beforeMonths: z.int().check(z.minimum(0), z.maximum(11)),
  beforeGross: zMoneyOrZero,
  beforeDeductible: zMoneyOrZero,
  beforeWithheld: zMoneyOrZero,
  previousNet: zMoneyOrZero,
  previousWithheld: zMoneyOrZero,
  /** Number of that slip (1721-A1 or BPA1). */
  previousSlip: zOptionalText(40),
})

/** The same as a page shows them; `isSet` is false while nobody wrote them, and what stands is a proposal. */
export interface TaxPage {
  readonly ptkp: Ptkp
  readonly method: TaxMethod
  readonly programmes: BpjsProgramme[]
  readonly healthNo: string | null
  readonly employmentNo: string | null
  readonly beforeMonths: number
  readonly beforeGross: string
  readonly beforeDeductible: string
  readonly beforeWithheld: string
  readonly previousNet: string
  readonly previousWithheld: string
  readonly previousSlip: string | null
  readonly year: number
  readonly isSet: boolean
}

const zYear = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{4}$/))]),
  z.transform((given: string | number) => Math.min(Math.max(Number(given), 2000), 2199)),
)
const which = { id: zId, year: zYear }

/** PTKP, method and BPJS of an employee in a year. */
export const employeeTax = endpoint({
  method: 'GET',
  path: '/api/karyawan/:id/pajak/:year',
  permission: 'view gaji',
  input: z.strictObject(which),
  answer: answer<TaxPage>(),
  reads: ['employees'],
})

/** Says them; of a year that has begun they hold for all its months. */
export const saveEmployeeTax = endpoint({
  method: 'PUT',
  path: '/api/karyawan/:id/pajak/:year',
  permission: 'update gaji',
  input: z.strictObject({ ...which, ...zFacts.shape }),
  answer: answer<{ readonly id: string }>(),
  touches: ['employees', 'payroll'],
})
