import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { readDocument } from '#kit/document/load.ts'
import { zDay, zId, zPositiveMoney, zText } from '#kit/http/shapes.ts'
import type { Given, ImportColumn, Importer, Twin } from '#kit/import/importer.ts'
import { instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { employeeRecord } from '#modules/people/employees/employee.record.ts'
import { employeesOf } from '#modules/people/face.ts'
import { workerRecord } from '#modules/people/workers/worker.record.ts'
import { voidKasbon } from '../act-on-kasbon.ts'
import { kasbon } from '../kasbon.ts'
import { own } from '../store.ts'
import { kasbonEvery, type KasbonEvery } from '../words.ts'
import { openOwed } from './open-owed.ts'

const zRow = z.strictObject({
  holderId: zId,
  amount: zPositiveMoney,
  on: zDay,
  firstDue: zDay,
  times: z._default(z.int().check(z.minimum(1), z.maximum(60, 'Paling banyak 60 cicilan.')), 1),
  every: z._default(z.enum(Object.keys(kasbonEvery) as [KasbonEvery, ...KasbonEvery[]]), 'bulan'),
  purpose: z._default(zText(200, 'Tulis keperluannya.'), 'Saldo awal'),
})

const day = (key: string, label: string, ...alike: string[]): ImportColumn => ({
  ...{ key, label, kind: 'day', isNeeded: true, alike },
})

// Somebody called alike in the office and on the sites is told apart by the number.
const lookUpHolder: NonNullable<ImportColumn['lookUp']> = async (tx, actor, texts) => {
  const employees = await lookUpMaster(employeeRecord)(tx, actor, texts)
  const workers = await lookUpMaster(workerRecord)(tx, actor, texts)
  const both = new Set([...employees.keys()].filter((text) => workers.has(text)))
  return new Map([...employees, ...workers].filter(([text]) => !both.has(text)))
}

/** What employees and workers still owed of kasbon when the books began, from a file: a kasbon each, one journal a day. */
export const kasbonOpeningImport: Importer = {
  name: 'saldo-awal-kasbon',
  title: 'Saldo awal kasbon',
  home: '/slip-gaji/?jenis=kasbon',
  permissions: ['approve slip-gaji', 'view gaji'],
  touches: kasbon.touches,
  examples: [
    { holderId: 'K-001', amount: '1.500.000', on: '01/11/2026', firstDue: '30/11/2026', times: '3', every: 'Bulan' },
    { holderId: 'PKJ-0002', amount: '400.000', on: '01/11/2026', firstDue: '07/11/2026', times: '4', every: 'Minggu' },
  ],
  columns: [
    {
      ...{ key: 'holderId', label: 'Nama', kind: 'text', isNeeded: true },
      alike: ['nama karyawan', 'nama pekerja', 'karyawan', 'pekerja', 'nomor', 'kode'],
      lookUp: lookUpHolder,
      instances: async (tx, actor) => [
        ...(await instancesOf(employeeRecord)(tx, actor)),
        ...(await instancesOf(workerRecord)(tx, actor)),
      ],
    },
    {
      ...{ key: 'amount', label: 'Sisa kasbon', kind: 'money', isNeeded: true },
      alike: ['sisa', 'sisa pinjaman', 'saldo', 'saldo kasbon', 'kasbon', 'jumlah'],
    },
    day('on', 'Tanggal', 'tgl', 'per tanggal', 'tanggal saldo'),
    day('firstDue', 'Potongan pertama', 'potongan berikutnya', 'mulai dipotong', 'jatuh tempo'),
    { key: 'times', label: 'Cicilan', kind: 'whole', isNeeded: false, alike: ['sisa cicilan', 'berapa kali', 'kali'] },
    {
      ...{ key: 'every', label: 'Dipotong setiap', kind: 'choice', isNeeded: false, choices: kasbonEvery },
      ...{ alike: ['setiap', 'per'], also: { bulanan: 'bulan', mingguan: 'minggu' } },
    },
    { key: 'purpose', label: 'Keperluan', kind: 'text', isNeeded: false, alike: ['keterangan', 'ket', 'catatan'] },
  ],
  shape: zRow,
  keys: [{ column: 'holderId+amount', label: 'nama dan sisa', isUnique: true }],
  twins: (tx, actor, _key, texts) => openedBefore(tx, actor.companyId, texts),
  add: {
    most: 500,
    groupOf: (given) => String(given['on']),
    add: async (tx, actor, given) => (await opened(tx, actor, given)).map((id) => ({ id })),
  },
  takeBack: async (tx, actor, { id }) => {
    const { version } = await readDocument(tx, kasbon, actor.companyId, id)
    await voidKasbon(tx, actor, { id, version, reason: actor.note ?? 'Impor diurungkan' })
  },
}

async function opened(tx: Tx, actor: Actor, given: readonly Given[]): Promise<string[]> {
  // Safe: the shape of the importer has checked each.
  const rows = given as unknown as readonly z.output<typeof zRow>[]
  const ids = rows.map(({ holderId }) => holderId)
  const employees = new Set((await employeesOf(tx, actor.companyId, ids)).map(({ id }) => id))
  const roleOf = (id: string) =>
    employees.has(id) ? { employeeId: id, workerId: null } : { employeeId: null, workerId: id }
  return openOwed(
    tx,
    actor,
    rows.map(({ holderId, ...row }) => ({ ...row, ...roleOf(holderId) })),
  )
}

async function openedBefore(tx: Tx, companyId: string, texts: readonly string[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select distinct on (1) coalesce(k.employee_id, k.worker_id) || '|' || k.amount as text, k.id,
      'saldo awal ' || k.number as label
    from kasbon k
    where k.company_id = ${companyId} and k.opening_id is not null and k.state = 'posted'
      and coalesce(k.employee_id, k.worker_id) || '|' || k.amount = any (${[...texts]}::text[])
    order by 1, k.id
  `.execute(own(tx))
  return rows
}
