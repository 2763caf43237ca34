import { sql } from 'kysely'
import * as z from 'zod/mini'
import { partsOf } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { zDay, zId } from '#kit/http/shapes.ts'
import type { Importer, Twin } from '#kit/import/importer.ts'
import { instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { today } from '#kit/posting/today.ts'
import { employeeRecord } from '#modules/people/employees/employee.record.ts'
import { own } from '../store.ts'
import { leaveLeft } from './rules.ts'
import { insertLeaveRows, leaveRowsOf, type NewLeaveRow } from './store.ts'

const zHalfDays = z.pipe(
  z.string().check(z.regex(/^\d{1,3}([.,][05]0*)?$/, 'Tulis harinya: 7 atau 7,5.')),
  z.transform((text) => Number.parseInt(text, 10) * 2 + (/[.,]5/.test(text) ? 1 : 0)),
)
const zRow = z.strictObject({
  employeeId: zId,
  halfDays: zHalfDays.check(z.refine((count) => count > 0 && count <= 240, 'Antara setengah dan 120 hari.')),
  on: zDay,
  expiresOn: z.optional(zDay),
})
type Row = z.output<typeof zRow>

/** What was left of each employee's yearly leave when attendance began here, from a file. */
export const leaveOpeningImport: Importer = {
  name: 'saldo-awal-cuti',
  title: 'Saldo awal cuti',
  home: '/management-karyawan/',
  permissions: ['update absensi', 'view management-karyawan'],
  touches: ['leave'],
  examples: [
    { employeeId: 'K-001', halfDays: '7,5', on: '01/11/2026', expiresOn: '31/12/2026' },
    { employeeId: 'K-002', halfDays: '12', on: '01/11/2026' },
  ],
  columns: [
    {
      ...{ key: 'employeeId', label: 'Karyawan', kind: 'text', isNeeded: true },
      alike: ['nik karyawan', 'nama karyawan', 'nama', 'no karyawan', 'kode'],
      lookUp: lookUpMaster(employeeRecord),
      instances: instancesOf(employeeRecord),
    },
    {
      ...{ key: 'halfDays', label: 'Sisa hari', kind: 'text', isNeeded: true },
      alike: ['sisa cuti', 'sisa', 'saldo', 'saldo cuti', 'hari', 'jumlah hari'],
    },
    { key: 'on', label: 'Tanggal', kind: 'day', isNeeded: true, alike: ['tgl', 'per tanggal', 'tanggal saldo'] },
    {
      ...{ key: 'expiresOn', label: 'Berlaku sampai', kind: 'day', isNeeded: false },
      alike: ['hangus', 'hangus pada', 'kedaluwarsa', 'sampai'],
    },
  ],
  shape: zRow,
  keys: [{ column: 'employeeId', label: 'karyawan', isUnique: true }],
  twins: (tx, actor, _key, texts) => openedLeave(tx, actor.companyId, texts),
  add: async (tx, actor, given) => {
    // Safe: the shape of the importer has checked it.
    const row = given as Row
    refuseAhead(actor, row.on)
    await insertLeaveRows(tx, actor, [openingOf(row)])
    return { id: row.employeeId, before: { ...row } }
  },
  takeBack: async (tx, actor, made) => {
    const row = z.parse(z.strictObject({ ...zRow.shape, halfDays: z.int() }), made.before ?? {})
    const { left, expired } = leaveLeft(await leaveRowsOf(tx, actor.companyId, [row.employeeId]), today(actor))
    // Days that were taken since stand on what was left.
    if (left + expired < row.halfDays) throw new Refusal('import.changed-since')
    await insertLeaveRows(tx, actor, [{ ...openingOf(row), halfDays: -row.halfDays, note: 'Impor diurungkan' }])
  },
}

// It ends with its year, as the right it is the rest of.
function openingOf({ employeeId, halfDays, on, expiresOn }: Row): NewLeaveRow {
  const end = expiresOn ?? `${partsOf(on).year}-12-31`
  return { employeeId, kind: 'opening', on, halfDays, expiresOn: z.parse(zDay, end), note: null }
}

async function openedLeave(tx: Tx, companyId: string, texts: readonly string[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select employee_id as text, employee_id as id, 'saldo awal cuti' as label from leave_entry
    where company_id = ${companyId} and employee_id = any (${[...texts]}::uuid[]) and kind = 'opening'
    group by employee_id having sum(half_days) > 0
  `.execute(own(tx))
  return rows
}
