import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { fieldColumns } from '#kit/import/columns.ts'
import { instancesOf, lookUpMaster, masterImporter } from '#kit/import/master.ts'
import { projectRecord } from '#modules/projects/project.record.ts'
import { openWorker } from './open-worker.ts'
import { takeBackRole } from '../take-back.ts'
import { addWorker, editWorker } from './save-worker.ts'
import { minimumWage } from '../pay/minimum.ts'
import { knownByNik } from '../tidy-person.ts'
import { judgeWorker, kindWords, tidyWorker } from './messy-list.ts'
import { workerRecord } from './worker.record.ts'

// 'Pak Darmo' is written for whom the list calls Darmo, and the other way round.
const titled = (name: string) => name.replace(/^(pak|bapak|bpk\.?|bu|ibu|mas|mang|kang|cak) /i, '')

async function lookUpForeman(tx: Tx, actor: Actor, texts: readonly string[]): Promise<Map<string, string>> {
  const look = lookUpMaster(workerRecord)
  const asked = texts.flatMap((text) => [text, titled(text), `Pak ${titled(text)}`])
  const found = await look(tx, actor, asked)
  const idOf = (text: string) => found.get(text) ?? found.get(titled(text)) ?? found.get(`Pak ${titled(text)}`)
  return new Map(texts.flatMap((text) => (idOf(text) ? [[text, idOf(text) ?? ''] as const] : [])))
}

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
    kind: { alike: ['jenis', 'h/b', 'status', 'harian/borongan'], also: kindWords },
    trade: { alike: ['keahlian', 'tukang', 'bagian', 'posisi'] },
    dailyRate: { alike: ['upah', 'upah harian', 'upah/hari', 'tarif'] },
    code: { alike: ['no pekerja', 'nomor induk', 'kode'] },
    nik: { alike: ['nik ktp', 'no ktp', 'ktp', 'nomor ktp'] },
    isForeman: { label: 'Adalah mandor', alike: ['memimpin regu'] },
    foremanId: {
      alike: ['mandor', 'nama mandor', 'kepala'],
      lookUp: lookUpForeman,
      isSoft: true,
      instances: instancesOf(workerRecord, sql`t.is_foreman`),
    },
    projectId: {
      alike: ['proyek', 'lokasi', 'nama proyek'],
      lookUp: lookUpMaster(projectRecord),
      instances: instancesOf(projectRecord, sql`t.status in ('kontrak', 'berjalan')`),
    },
    startDate: { alike: ['mulai', 'mulai kerja', 'tgl masuk', 'tanggal masuk'], isPast: true },
    birthPlace: { alike: ['tempat lahir'] },
    birthDate: { alike: ['tgl lahir', 'tanggal lahir', 'lahir', 'tempat tgl lahir', 'ttl'], isPast: true },
    sex: { alike: ['jenis kelamin', 'l/p', 'kelamin'] },
    religion: { alike: ['agama'] },
    phone: { alike: ['hp', 'no hp', 'telp', 'telepon', 'wa'] },
    address: { alike: ['alamat', 'alamat rumah'] },
    bankName: { alike: ['bank', 'nama bank'] },
    bankAccountNo: { alike: ['rekening', 'no rekening', 'no rek'] },
    bankHolder: { alike: ['atas nama', 'a/n', 'nama rekening'] },
    notes: { alike: ['keterangan', 'ket', 'catatan'] },
  }),
  tidy: tidyWorker,
  prepare: knownByNik,
  judge: async (tx, actor, rows) => {
    const least = await minimumWage(tx, actor.companyId)
    return rows.map((row) => judgeWorker(row, today(actor), least))
  },
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
