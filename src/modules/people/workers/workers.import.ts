import { sql } from 'kysely'
import { fieldColumns } from '#kit/import/columns.ts'
import { instancesOf, lookUpMaster, masterImporter } from '#kit/import/master.ts'
import { projectRecord } from '#modules/projects/project.record.ts'
import { openWorker } from './open-worker.ts'
import { takeBackRole } from '../take-back.ts'
import { addWorker, editWorker } from './save-worker.ts'
import { workerRecord } from './worker.record.ts'

/** Workers from a file. */
export const workerImport = masterImporter(workerRecord, {
  name: 'pekerja',
  home: '/management-karyawan/?tab=pekerja',
  permissions: ['create management-karyawan'],
  changing: 'update management-karyawan',
  touches: ['workers', 'employees'],
  examples: [
    {
      ...{ name: 'Slamet Riyadi', code: 'T-001', kind: 'Harian', trade: 'Tukang batu', dailyRate: '150.000' },
      ...{ nik: '3310061708890003', phone: '0813-4444-5555', birthPlace: 'Klaten', birthDate: '17/08/1989' },
    },
    { name: 'Karno', code: 'T-002', kind: 'Harian', trade: 'Kenek', dailyRate: '120.000' },
  ],
  columns: fieldColumns(workerRecord.fields, {
    name: { alike: ['nama', 'nama pekerja', 'nama lengkap', 'pekerja'] },
    kind: { alike: ['jenis', 'h/b', 'status'] },
    trade: { alike: ['keahlian', 'tukang', 'bagian', 'posisi'] },
    dailyRate: { alike: ['upah', 'upah harian', 'upah/hari', 'tarif'] },
    code: { alike: ['no pekerja', 'nomor', 'kode'] },
    nik: { alike: ['nik ktp', 'no ktp', 'ktp', 'nomor ktp'] },
    isForeman: { alike: ['adalah mandor'] },
    foremanId: {
      alike: ['mandor', 'nama mandor', 'kepala'],
      lookUp: lookUpMaster(workerRecord),
      instances: instancesOf(workerRecord, sql`t.is_foreman`),
    },
    projectId: {
      alike: ['proyek', 'lokasi', 'nama proyek'],
      lookUp: lookUpMaster(projectRecord),
      instances: instancesOf(projectRecord, sql`t.status in ('kontrak', 'berjalan')`),
    },
    startDate: { alike: ['mulai', 'tgl masuk', 'tanggal masuk'] },
    birthPlace: { alike: ['tempat lahir'] },
    birthDate: { alike: ['tgl lahir', 'tanggal lahir', 'lahir'] },
    sex: { alike: ['jenis kelamin', 'l/p', 'kelamin'] },
    religion: { alike: ['agama'] },
    phone: { alike: ['hp', 'no hp', 'telp', 'telepon', 'wa'] },
    address: { alike: ['alamat', 'alamat rumah'] },
    notes: { alike: ['keterangan', 'catatan'] },
  }),
  keys: [
    { column: 'code', label: 'nomor', isUnique: true },
    { column: 'nik', label: 'NIK', isUnique: true },
    { column: 'name', label: 'nama' },
  ],
  add: addWorker,
  edit: editWorker,
  open: openWorker,
  takeBack: (tx, actor, made) => takeBackRole(tx, actor, workerRecord, made),
})
