import { sql } from 'kysely'
import * as z from 'zod/mini'
import { zDay, zId, zPositiveMoney } from '#kit/http/shapes.ts'
import type { Importer, Twin } from '#kit/import/importer.ts'
import { instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { workerRecord } from '#modules/people/workers/worker.record.ts'
import { own } from '../store.ts'
import { openUnpaid, unopenUnpaid, type UnpaidBefore } from './unpaid.ts'

/** What workers had not fetched of their wages when the books began, from a file: one journal a day, paid like any Saturday. */
export const unpaidOpeningImport: Importer = {
  name: 'saldo-awal-upah',
  title: 'Saldo awal upah belum diambil',
  home: '/management-karyawan/?tab=pekerja',
  permissions: ['approve slip-gaji', 'view gaji'],
  touches: ['wages', 'journal'],
  examples: [
    { workerId: 'PKJ-0002', amount: '750.000', on: '01/11/2026' },
    { workerId: 'PKJ-0003', amount: '420.000', on: '01/11/2026' },
  ],
  columns: [
    {
      ...{ key: 'workerId', label: 'Pekerja', kind: 'text', isNeeded: true },
      alike: ['nama pekerja', 'nama', 'nomor', 'kode', 'nomor pekerja'],
      lookUp: lookUpMaster(workerRecord),
      instances: instancesOf(workerRecord),
    },
    {
      ...{ key: 'amount', label: 'Belum diambil', kind: 'money', isNeeded: true },
      alike: ['upah', 'upah belum diambil', 'sisa upah', 'sisa', 'saldo', 'jumlah'],
    },
    { key: 'on', label: 'Tanggal', kind: 'day', isNeeded: true, alike: ['tgl', 'per tanggal', 'tanggal saldo'] },
  ],
  shape: z.strictObject({ workerId: zId, amount: zPositiveMoney, on: zDay }),
  keys: [{ column: 'workerId', label: 'pekerja', isUnique: true }],
  twins: async (tx, actor, _key, texts) => {
    const { rows } = await sql<Twin>`
      select distinct on (1) n.worker_id::text as text, n.id, 'saldo awal ' || s.number as label
      from wage_note n join wage_settlement s on s.company_id = n.company_id and s.id = n.settlement_id
      where n.company_id = ${actor.companyId} and n.worker_id = any (${[...texts]}::uuid[])
        and s.kind = 'opening' and s.state = 'posted'
      order by 1, n.id
    `.execute(own(tx))
    return rows
  },
  add: {
    most: 2000,
    groupOf: (given) => String(given['on']),
    // Safe: the shape above has checked each.
    add: async (tx, actor, given) =>
      (await openUnpaid(tx, actor, given as unknown as readonly UnpaidBefore[])).map((id) => ({ id })),
  },
  takeBack: (tx, actor, { id }) => unopenUnpaid(tx, actor, id),
}
