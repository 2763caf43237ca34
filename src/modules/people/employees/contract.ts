import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { Audited } from '#kit/list/audited.ts'
import { recordEndpoints } from '#kit/record/endpoints.ts'
import type { WireOf } from '#kit/record/record.ts'
import { privateToReaders } from '../person-fields.ts'
import type { ContractType } from '../words.ts'
import { employeeRecord } from './employee.record.ts'

/** A row of the list of employees. */
export interface EmployeeListRow extends Audited {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly position: string
  readonly department: string
  readonly phone: string | null
  readonly contractType: ContractType | null
  readonly contractTo: string | null
  readonly joinDate: string | null
  readonly leftOn: string | null
  /** Rupiah a month; absent without 'view gaji'. */
  readonly monthlyBase?: string | null
  readonly isIncomplete: boolean
  readonly isArchived: boolean
  readonly version: number
}

/** An employee as the page shows one. */
export type Employee = WireOf<typeof employeeRecord> & {
  readonly personId: string
  readonly accountName: string | null
  /** How the projects they are assigned to are called, by id. */
  readonly projectNames: Readonly<Record<string, string>>
  readonly isIncomplete: boolean
  /** The same person as a worker, when they are both. */
  readonly workerId: string | null
}

const generic = recordEndpoints<typeof employeeRecord, EmployeeListRow>(employeeRecord, {
  base: '/api/karyawan',
  subject: 'management-karyawan',
  tag: 'employees',
})

const touches = ['employees', 'workers']

/** The doors of employees. */
export const employees = {
  ...generic,
  open: endpoint({
    ...generic.open,
    answer: answer<Employee>(),
    sensitive: { ...generic.open.sensitive, ...privateToReaders },
  }),
  add: endpoint({ ...generic.add, touches }),
  edit: endpoint({ ...generic.edit, touches }),
}

/** Which account an employee may be: the active people who may work in the company. */
export const employeeAccounts = endpoint({
  method: 'GET',
  path: '/api/karyawan/akun',
  permission: ['create management-karyawan', 'update management-karyawan'],
  input: z.strictObject({}),
  answer: answer<readonly { readonly id: string; readonly name: string }[]>(),
  reads: ['users'],
})

/** The departments that the filter of the list and the form offer. */
export const employeeDepartments = endpoint({
  method: 'GET',
  path: '/api/karyawan/departemen',
  permission: 'view management-karyawan',
  input: z.strictObject({}),
  answer: answer<readonly string[]>(),
  reads: ['employees'],
})
