import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { fromField } from '#kit/list/from-field.ts'
import { amount, choice, date, email, guarded, long, maybe, ref, share, text, textOrEmpty } from '#kit/record/fields.ts'
import { child, record } from '#kit/record/record.ts'
import { besidePerson, documentFields, personFields, privateToReaders } from '../person-fields.ts'
import { contractTypes } from '../words.ts'

const work = { section: 'Pekerjaan' } as const
const pay = { section: 'Gaji' } as const

const fields = {
  name: text('Nama', 120, { section: 'Pribadi' }),
  ...personFields,
  code: maybe(text('NIK karyawan', 20, { ...work, hint: 'Kosongkan untuk nomor otomatis.' })),
  position: textOrEmpty('Jabatan', 80, work),
  department: textOrEmpty('Departemen', 80, work),
  email: maybe(email('Email', work)),
  joinDate: maybe(date('Tanggal masuk', work)),
  leftOn: maybe(date('Hari terakhir', work)),
  userId: maybe(ref('Akun aplikasi', work)),
  monthlyBase: guarded(maybe(amount('Gaji pokok', { ...pay, isElsewhere: true })), 'view gaji'),
  bankName: guarded(maybe(text('Bank', 60, pay)), 'view gaji'),
  bankAccountNo: guarded(maybe(text('Nomor rekening', 40, pay)), 'view gaji'),
  bankHolder: guarded(maybe(text('Atas nama', 120, pay)), 'view gaji'),
  notes: maybe(long('Catatan', 2000, work)),
}

/** Somebody in our employ: one role of a person. */
export const employeeRecord = record({
  name: 'employee',
  table: 'employee',
  title: 'Karyawan',
  fields,
  beside: besidePerson,
  children: {
    documents: child({
      ...{ label: 'Dokumen', table: 'employee_document', parent: 'employee_id' },
      fields: documentFields,
    }),
    contracts: child({
      label: 'Kontrak kerja',
      table: 'employee_contract',
      parent: 'employee_id',
      fields: {
        type: choice('Jenis', contractTypes),
        fromDate: date('Mulai'),
        toDate: maybe(date('Sampai')),
        probationTo: maybe(date('Percobaan sampai')),
      },
    }),
    assignments: child({
      label: 'Penugasan proyek',
      table: 'employee_project',
      parent: 'employee_id',
      fields: {
        projectId: ref('Proyek'),
        percent: share('Bagian'),
        fromDate: date('Mulai'),
        toDate: maybe(date('Sampai')),
      },
    }),
  },
  columns: columns({
    code: fromField(fields.code, { sort: true }),
    name: fromField(fields.name, { sort: true }),
    position: fromField(fields.position, {}),
    department: fromField(fields.department, { filter: 'many' }),
    phone: fromField(fields.phone, {}),
    contractType: { label: 'Status kerja', kind: 'choice', choices: contractTypes },
    contractTo: { label: 'Akhir kontrak', kind: 'day' },
    joinDate: fromField(fields.joinDate, {}),
    leftOn: fromField(fields.leftOn, {}),
    monthlyBase: fromField(fields.monthlyBase, {}),
    isIncomplete: { label: 'Data belum lengkap', kind: 'flag', filter: 'flag' },
    isArchived: { label: 'Diarsipkan', kind: 'flag', isHidden: true },
    ...auditColumns,
    version: { label: 'Versi', kind: 'whole', isHidden: true },
  }),
  defaultSort: 'name',
  toldTo: privateToReaders,
})
