import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { fromField } from '#kit/list/from-field.ts'
import { amount, choice, date, flag, guarded, long, maybe, preset, ref, text, textOrEmpty } from '#kit/record/fields.ts'
import { child, record } from '#kit/record/record.ts'
import { besidePerson, documentFields, personFields, privateToReaders } from '../person-fields.ts'
import { workerKinds } from '../words.ts'

const work = { section: 'Pekerjaan' } as const

const pay = { section: 'Rekening' } as const

const fields = {
  name: text('Nama', 120, { section: 'Pekerja' }),
  kind: preset(choice('Jenis', workerKinds, { section: 'Pekerja' }), 'harian'),
  trade: textOrEmpty('Keahlian', 80, { section: 'Pekerja' }),
  dailyRate: guarded(maybe(amount('Upah harian', { section: 'Pekerja', isElsewhere: true })), 'view gaji'),
  code: maybe(text('Nomor pekerja', 20, { ...work, hint: 'Kosongkan untuk nomor otomatis.' })),
  isForeman: preset(flag('Mandor', work), false),
  foremanId: maybe(ref('Mandornya', work)),
  projectId: maybe(ref('Proyek', work)),
  startDate: maybe(date('Mulai bekerja', work)),
  ...personFields,
  bankName: guarded(maybe(text('Bank', 60, pay)), 'view gaji'),
  bankAccountNo: guarded(maybe(text('Nomor rekening', 40, pay)), 'view gaji'),
  bankHolder: guarded(maybe(text('Atas nama', 120, pay)), 'view gaji'),
  notes: maybe(long('Catatan', 2000, work)),
}

/** Somebody who works on our sites by the day or by the piece: one role of a person. */
export const workerRecord = record({
  name: 'worker',
  table: 'worker',
  title: 'Pekerja',
  fields,
  beside: besidePerson,
  children: {
    documents: child({
      ...{ label: 'Dokumen', table: 'worker_document', parent: 'worker_id' },
      fields: documentFields,
    }),
  },
  columns: columns({
    code: fromField(fields.code, { sort: true }),
    name: fromField(fields.name, { sort: true }),
    kind: fromField(fields.kind, { filter: 'many' }),
    trade: fromField(fields.trade, { filter: 'many' }),
    isForeman: fromField(fields.isForeman, { filter: 'flag' }),
    foremanId: { label: 'Mandor (id)', kind: 'ref', filter: 'many', isHidden: true },
    foremanName: { label: 'Mandornya', kind: 'text' },
    projectId: { label: 'Proyek (id)', kind: 'ref', filter: 'many', isHidden: true },
    projectName: { label: 'Proyek sekarang', kind: 'text' },
    dailyRate: fromField(fields.dailyRate, {}),
    phone: fromField(fields.phone, {}),
    isIncomplete: { label: 'Data belum lengkap', kind: 'flag', filter: 'flag' },
    isArchived: { label: 'Diarsipkan', kind: 'flag', isHidden: true },
    ...auditColumns,
    version: { label: 'Versi', kind: 'whole', isHidden: true },
  }),
  defaultSort: 'name',
  project: 'project_id',
  toldTo: privateToReaders,
})
