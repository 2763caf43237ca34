import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { fromField } from '#kit/list/from-field.ts'
import { choice, coordinate, date, long, maybe, phone, ref, text, textOrEmpty, whole } from '#kit/record/fields.ts'
import { child, record } from '#kit/record/record.ts'
import { memberRoles, projectStatuses, siteZones } from './words.ts'

const fields = {
  name: text('Nama proyek', 150, { section: 'Umum' }),
  code: maybe(text('Kode', 20, { section: 'Umum', hint: 'Kosongkan untuk nomor otomatis.' })),
  customerId: ref('Pemberi kerja', { section: 'Umum' }),
  workKind: maybe(text('Jenis pekerjaan', 80, { section: 'Umum' })),
  startDate: maybe(date('Mulai', { section: 'Jadwal' })),
  endDate: maybe(date('Selesai', { section: 'Jadwal' })),
  siteAddress: maybe(long('Alamat lokasi', 300, { section: 'Lokasi' })),
  city: textOrEmpty('Kota/Kabupaten', 80, { section: 'Lokasi' }),
  zone: maybe(choice('Zona waktu', siteZones, { section: 'Lokasi' })),
  lat: maybe(coordinate('Lintang', { section: 'Lokasi' })),
  lng: maybe(coordinate('Bujur', { section: 'Lokasi' })),
  geofenceM: maybe(whole('Radius lokasi (m)', 10, 5000, { section: 'Lokasi' })),
  notes: maybe(long('Catatan', 2000, { section: 'Umum' })),
}

/** Something we build for a customer. */
export const projectRecord = record({
  name: 'project',
  table: 'project',
  title: 'Proyek',
  fields,
  children: {
    team: child({
      label: 'Tim',
      table: 'project_member',
      parent: 'project_id',
      fields: {
        role: choice('Peran', memberRoles),
        name: text('Nama', 120),
        userId: maybe(ref('Akun')),
        phone: maybe(phone('Telepon')),
      },
    }),
  },
  columns: columns({
    code: fromField(fields.code, { sort: true }),
    name: fromField(fields.name, { sort: true }),
    customerId: { label: 'Pemberi kerja (id)', kind: 'ref', filter: 'many', isHidden: true },
    customerName: { label: 'Pemberi kerja', kind: 'text' },
    city: { label: 'Lokasi', kind: 'text', sort: true, filter: 'many' },
    managerName: { label: 'Manajer', kind: 'text' },
    foremanNames: { label: 'Mandor', kind: 'text' },
    startDate: { label: 'Mulai', kind: 'day', sort: true, filter: 'range' },
    endDate: { label: 'Selesai', kind: 'day', sort: true, filter: 'range' },
    daysLeft: { label: 'Sisa hari', kind: 'whole' },
    isLate: { label: 'Terlambat', kind: 'flag', filter: 'flag' },
    workKind: fromField(fields.workKind, {}),
    status: { label: 'Status', kind: 'choice', choices: projectStatuses, filter: 'many' },
    isArchived: { label: 'Diarsipkan', kind: 'flag', isHidden: true },
    ...auditColumns,
    version: { label: 'Versi', kind: 'whole', isHidden: true },
  }),
  defaultSort: 'code',
  project: 'id',
})
