import type { InputOf } from '#kit/http/endpoint.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Employee, employees } from '../../employees/contract.ts'
import type { ContractType } from '../../words.ts'
import { assignmentInput, assignmentValues, type AssignmentValues } from './assignments-section.tsx'
import { documentInput, documentValues, type DocumentValues } from './documents-section.tsx'
import { comparedPerson, personValues, type PersonValues } from './person-values.ts'

/** A contract, as the form holds it. */
export interface ContractValues extends KeyedRow {
  readonly id?: string
  readonly type: ContractType
  readonly fromDate: string
  readonly toDate: string
  readonly probationTo: string
}

/** What the form holds of an employee. */
export interface EmployeeValues extends PersonValues {
  readonly name: string
  readonly code: string
  readonly position: string
  readonly department: string
  readonly email: string
  readonly joinDate: string
  readonly leftOn: string
  readonly userId: string
  readonly monthlyBase: string
  readonly bankName: string
  readonly bankAccountNo: string
  readonly bankHolder: string
  readonly notes: string
  readonly documents: readonly DocumentValues[]
  readonly contracts: readonly ContractValues[]
  readonly assignments: readonly AssignmentValues[]
  readonly version?: number
}

/** A contract of which nothing is known yet. */
export const blankContract = () => ({ type: 'pkwtt' as ContractType, fromDate: '', toDate: '', probationTo: '' })

/** An employee of whom nothing is known yet. */
export function blankEmployee(): EmployeeValues {
  const work = { name: '', code: '', position: '', department: '', email: '', joinDate: '', leftOn: '', userId: '' }
  const pay = { monthlyBase: '', bankName: '', bankAccountNo: '', bankHolder: '' }
  return { ...work, ...pay, notes: '', contracts: [], assignments: [], documents: [], ...personValues() }
}

/** A saved employee as the form shows one. */
export function employeeValues(employee: Employee): EmployeeValues {
  const text = (value: string | null | undefined) => value ?? ''
  return {
    ...{ name: employee.name, code: text(employee.code), version: employee.version },
    ...{ position: employee.position, department: employee.department, email: text(employee.email) },
    ...{ joinDate: text(employee.joinDate), leftOn: text(employee.leftOn), userId: text(employee.userId) },
    ...{ monthlyBase: text(employee.monthlyBase), bankName: text(employee.bankName) },
    ...{ bankAccountNo: text(employee.bankAccountNo), bankHolder: text(employee.bankHolder) },
    notes: text(employee.notes),
    contracts: employee.contracts.map(({ id, type, fromDate, toDate, probationTo }) => ({
      ...{ key: id || rowKey(), id, type, fromDate },
      ...{ toDate: text(toDate), probationTo: text(probationTo) },
    })),
    assignments: assignmentValues(employee),
    documents: documentValues(employee.documents),
    ...personValues(employee as never),
  }
}

/** What is sent. */
export function employeeInput(values: EmployeeValues): InputOf<typeof employees.add> {
  const { version: _version, sex, religion, monthlyBase, userId, contracts, assignments, documents, ...rest } = values
  return {
    ...rest,
    ...{ sex: sex === '' ? null : sex, religion: religion === '' ? null : (religion as never) },
    ...{ userId: userId === '' ? null : userId, monthlyBase: monthlyBase === '' ? null : monthlyBase },
    documents: documentInput(documents),
    assignments: assignmentInput(assignments),
    contracts: contracts.map(({ key: _key, ...contract }) => contract),
  }
}

/** How fields are called when two versions are compared. */
export const comparedEmployee = {
  name: 'Nama',
  code: 'NIK karyawan',
  position: 'Jabatan',
  department: 'Departemen',
  email: 'Email',
  joinDate: 'Tanggal masuk',
  leftOn: 'Hari terakhir',
  userId: 'Akun aplikasi',
  monthlyBase: 'Gaji pokok',
  bankName: 'Bank',
  bankAccountNo: 'Nomor rekening',
  bankHolder: 'Atas nama',
  notes: 'Catatan',
  documents: 'Dokumen',
  contracts: 'Kontrak kerja',
  assignments: 'Penugasan proyek',
  ...comparedPerson,
}
