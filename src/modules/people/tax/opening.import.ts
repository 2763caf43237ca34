import * as z from 'zod/mini'
import { ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { zId, zMoneyOrZero, zOptionalText } from '#kit/http/shapes.ts'
import type { Given, ImportColumn, Importer, Made } from '#kit/import/importer.ts'
import { instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { today } from '#kit/posting/today.ts'
import { employeeRecord } from '../employees/employee.record.ts'
import { ptkps, taxMethods, type Ptkp, type TaxMethod } from './contract.ts'
import { openTax, saveTax } from './save-tax.ts'
import { employeesWithTax, removeTax } from './store.ts'

const zRow = z
  .strictObject({
    employeeId: zId,
    year: z.int().check(z.minimum(2000), z.maximum(2199)),
    ptkp: z._default(z.enum(ptkps), 'TK/0'),
    method: z._default(z.enum(Object.keys(taxMethods) as [TaxMethod, ...TaxMethod[]]), 'gross'),
    beforeMonths: z._default(z.int().check(z.minimum(0), z.maximum(11, 'Paling banyak 11 bulan.')), 0),
    beforeGross: z._default(zMoneyOrZero, ZERO),
    beforeDeductible: z._default(zMoneyOrZero, ZERO),
    beforeWithheld: z._default(zMoneyOrZero, ZERO),
    previousNet: z._default(zMoneyOrZero, ZERO),
    previousWithheld: z._default(zMoneyOrZero, ZERO),
    previousSlip: zOptionalText(40),
  })
  .check(
    // The deduction for office goes by the month: without them December asks too much.
    z.refine(({ beforeGross, beforeMonths }) => beforeGross === ZERO || beforeMonths > 0, {
      path: ['beforeMonths'],
      error: 'Tulis berapa bulan yang sudah dibayar.',
    }),
    z.refine(({ previousNet, previousWithheld }) => previousWithheld === ZERO || previousNet > ZERO, {
      path: ['previousNet'],
      error: 'Tulis juga penghasilan netonya di sana.',
    }),
  )
type Row = z.output<typeof zRow>

const sum = (key: string, label: string, ...alike: string[]): ImportColumn => ({
  ...{ key, label, kind: 'money', isNeeded: false, alike },
})
const ptkpWords = Object.fromEntries(ptkps.map((each) => [each, each])) as Record<Ptkp, string>

/** What was paid to each employee, and withheld, in a year before slips were made here: without it December's tax is wrong. */
export const payOpeningImport: Importer = {
  name: 'saldo-awal-gaji',
  title: 'Saldo awal gaji',
  home: '/management-karyawan/',
  permissions: ['update management-karyawan', 'view gaji', 'update gaji'],
  changing: 'update gaji',
  touches: ['employees', 'payroll'],
  examples: [
    {
      ...{ employeeId: 'K-001', year: '2026', ptkp: 'K/1', method: 'gross', beforeMonths: '6' },
      ...{ beforeGross: '49.500.000', beforeDeductible: '1.485.000', beforeWithheld: '742.500' },
    },
    { employeeId: 'K-002', year: '2026', ptkp: 'TK/0', beforeMonths: '6', beforeGross: '31.200.000' },
  ],
  columns: [
    {
      ...{ key: 'employeeId', label: 'Karyawan', kind: 'text', isNeeded: true },
      alike: ['nik karyawan', 'nama karyawan', 'nama', 'no karyawan', 'kode'],
      lookUp: lookUpMaster(employeeRecord),
      instances: instancesOf(employeeRecord),
    },
    { key: 'year', label: 'Tahun', kind: 'whole', isNeeded: true, alike: ['tahun pajak', 'thn'] },
    { key: 'ptkp', label: 'PTKP', kind: 'choice', isNeeded: false, alike: ['status ptkp'], choices: ptkpWords },
    { key: 'method', label: 'Metode pajak', kind: 'choice', isNeeded: false, alike: ['metode'], choices: taxMethods },
    {
      key: 'beforeMonths',
      label: 'Bulan dibayar',
      kind: 'whole',
      isNeeded: false,
      alike: ['jumlah bulan', 'masa kerja', 'bulan', 'bln', 'jml bulan'],
    },
    sum('beforeGross', 'Bruto sejak Januari', 'penghasilan bruto', 'bruto', 'bruto ytd'),
    sum('beforeDeductible', 'Iuran JHT dan JP sejak Januari', 'iuran pensiun', 'jht jp', 'iuran karyawan'),
    sum('beforeWithheld', 'PPh 21 sejak Januari', 'pph 21', 'pph 21 dipotong', 'pph 21 ytd'),
    sum('previousNet', 'Neto pemberi kerja sebelumnya', 'neto sebelumnya'),
    sum('previousWithheld', 'PPh 21 pemberi kerja sebelumnya', 'pph 21 sebelumnya'),
    {
      ...{ key: 'previousSlip', label: 'No. bukti potong sebelumnya', kind: 'text', isNeeded: false },
      alike: ['no bukti potong', 'nomor bukti potong sebelumnya', 'no 1721 a1', 'no bpa1', 'bpa1 sebelumnya'],
    },
  ],
  shape: zRow,
  keys: [{ column: 'employeeId+year', label: 'karyawan dan tahun', isUnique: true }],
  twins: async (tx, actor, _key, texts) =>
    (await employeesWithTax(tx, actor.companyId, texts)).map(({ id, year, name }) => ({
      ...{ text: `${id}|${year}`, id: `${id}`, label: `${name} ${year}` },
    })),
  add: async (tx, actor, given) => kept(tx, actor, given as Row, { year: (given as Row).year }),
  change: async (tx, actor, id, given) => {
    const { year } = given as Row
    // A row says only some of it: the rest stays as it was.
    const before = onlyRow({ ...(await openTax(tx, actor, { id, year })) })
    const was = z.parse(zRow, { ...before, employeeId: id })
    return kept(tx, actor, { ...was, ...(given as Row), employeeId: id }, before)
  },
  takeBack: async (tx, actor, made) => {
    const year = Number(made.before?.['year'])
    if (year < Number(today(actor).slice(0, 4)) - 1) throw new Refusal('import.changed-since')
    await removeTax(tx, actor.companyId, { employeeId: made.id, year })
  },
  changeBack: async (tx, actor, made) => {
    const before = z.parse(zRow, { ...onlyRow(made.before ?? {}), employeeId: made.id })
    await kept(tx, actor, before, {})
  },
}

// Only what a file may say; the programmes of BPJS and their numbers stay as they are.
function onlyRow(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([key]) => key in zRow.shape))
}

async function kept(tx: Tx, actor: Actor, row: Row, before: Given): Promise<Made> {
  const { employeeId, year, ...facts } = row
  const { programmes, healthNo, employmentNo } = await openTax(tx, actor, { id: employeeId, year })
  await saveTax(tx, actor, { ...{ id: employeeId, year, programmes, healthNo, employmentNo }, ...facts })
  return { id: employeeId, before }
}
