import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { grantLeaveYear, leaveOfEmployee } from '#modules/attendance/leave/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { tellMinimumWage } from '#modules/people/face.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { employeeTax } from '#modules/people/tax/contract.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { importHouse, type ImportDesk } from './desk.ts'

let db: Database
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, desk } = await importHouse())
  tellMinimumWage(() => Promise.resolve(money(3_100_000n)))
})

const vector = (name: string) => readFileSync(new URL(`../vectors/people/${name}`, import.meta.url))

interface Expected {
  readonly rows: readonly {
    readonly excel_row: number
    readonly name: string
    readonly expected: Readonly<Record<string, unknown>>
  }[]
}
const { rows: expected } = JSON.parse(vector('daftar_pekerja_kacau.expected.json').toString()) as Expected

test('a list of workers as it comes from a site: each row comes in, looks odd, or says what is to be mended', async () => {
  const run = await desk.bring('pekerja', vector('daftar_pekerja_kacau.xlsx'), { name: 'daftar_pekerja_kacau.xlsx' })
  const rows = new Map((await desk.rows(run.id)).map((row) => [row.line, row]))
  const entries = expected.filter(({ expected: { skip } }) => skip === undefined)
  expect([...rows.keys()]).toEqual(entries.map((each) => each.excel_row))
  for (const { excel_row: line, name, expected: says } of entries) {
    const row = rows.get(line)
    const problems = [says['problem'] ?? []].flat().length
    expect(row?.state, name).toBe(problems > 0 ? 'error' : 'sound')
    expect(Object.keys(row?.errors ?? {}), name).toHaveLength(problems)
    const isTold = says['warn'] === undefined || Object.keys(row?.doubts ?? {}).length > 0
    expect(isTold, `${name}: ${String(says['warn'])}`).toBe(true)
  }

  const seats = deskOf(db, desk.actor, peopleRoutes)
  expect((await desk.begin(run.id, 'valid')).counts.added).toBe(entries.filter((e) => !e.expected['problem']).length)
  const { rows: made } = await seats.do(workers.list, {})
  const open = async (name: string) => seats.do(workers.open, { id: made.find((row) => row.name === name)?.id ?? '' })
  expect(await open('MARDI')).toMatchObject({
    ...{ birthPlace: 'Klaten', birthDate: '1989-08-17', nik: '3374021708899701', phone: '+6281234567001', sex: 'L' },
    ...{ kind: 'harian', trade: 'Tukang batu', dailyRate: '150000', startDate: '2026-01-05' },
    ...{ bankName: 'BRI', bankAccountNo: '0123-01-000701-50-1', bankHolder: null, foremanId: null },
  })
  expect(await open('Nur Kholis')).toMatchObject({
    ...{ nik: '3374020203919703', dailyRate: '165000', startDate: '2026-03-02' },
    ...{ bankName: 'BCA', bankAccountNo: '1234567890', bankHolder: 'Nur Kholis' },
  })
  expect(await open('Tarjo')).toMatchObject({ isForeman: true, trade: 'Mandor', kind: 'harian', bankName: 'Mandiri' })
  expect(await open('Siti Rahayu')).toMatchObject({ birthDate: '1985-12-12', sex: 'P', nik: '3374025212859709' })
  expect((await open('Slamet R.')).kind).toBe('borongan')
  await desk.undo(run.id)
  expect((await seats.do(workers.list, {})).rows).toEqual([])
})

test('nobody under 18 is taken on, by a file or by hand', async () => {
  const seats = deskOf(db, desk.actor, peopleRoutes)
  const young = { name: 'Engkos', birthDate: '2020-09-09' }
  const refusal = { code: 'person.minor', field: 'birthDate' }
  await expect(seats.do(workers.add, young)).rejects.toMatchObject(refusal)
  await expect(seats.do(employees.add, young)).rejects.toMatchObject(refusal)
})

test('what was paid and withheld since January comes in from a file, is put right by the next one, and goes back', async () => {
  const seats = deskOf(db, desk.actor, peopleRoutes)
  const { id } = await seats.do(employees.add, { name: 'Dewi Lestari', code: 'K-001' })
  const file = (tax: string) =>
    `Karyawan;Tahun;PTKP;Bulan dibayar;Bruto sejak Januari;PPh 21 sejak Januari\nK-001;2026;K/1;6;49.500.000;${tax}`
  const without = await desk.bring('saldo-awal-gaji', 'Karyawan;Tahun;Bln;Bruto sejak Januari\nK-001;2026;;49.500.000')
  expect(JSON.stringify(await desk.rows(without.id))).toContain('Tulis berapa bulan yang sudah dibayar.')
  const first = await desk.bring('saldo-awal-gaji', file('742.500'))
  expect((await desk.begin(first.id)).counts).toEqual({ added: 1 })
  const told = async () => seats.do(employeeTax, { id, year: '2026' })
  const known = { ptkp: 'K/1', beforeMonths: 6, beforeGross: '49500000' }
  expect(await told()).toMatchObject({ ...known, beforeWithheld: '742500', isSet: true })
  const second = await desk.bring('saldo-awal-gaji', file('750.000'), { onTwin: 'update' })
  expect((await desk.begin(second.id)).counts).toEqual({ updated: 1 })
  expect(await told()).toMatchObject({ ...known, beforeWithheld: '750000' })
  await desk.undo(second.id)
  expect(await told()).toMatchObject({ ...known, beforeWithheld: '742500' })
  await desk.undo(first.id)
  expect((await told()).isSet).toBe(false)
})

test('what was owed of kasbon comes in under one journal, and goes back person by person', async () => {
  const seats = deskOf(db, desk.actor, peopleRoutes)
  await seats.do(employees.add, { name: 'Rudi Hartono', code: 'K-071' })
  await seats.do(workers.add, { name: 'Wahyu Saputra', code: 'PKJ-71' })
  const text =
    'Nama;Sisa kasbon;Tanggal;Potongan pertama;Cicilan;Dipotong setiap\n' +
    'K-071;1.500.000;01/10/2026;31/10/2026;3;bulan\nPKJ-71;400.000;01/10/2026;03/10/2026;4;mingguan\n'
  const run = await desk.bring('saldo-awal-kasbon', text)
  expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 2 })
  const books = async () =>
    (
      await db.pool.query<{ at: string; moved: string; entries: number }>(
        `select l.account_code as at, sum(l.debit - l.credit)::text as moved, count(distinct e.id)::int as entries
         from journal_line l join journal_entry e on e.id = l.entry_id
         where e.company_id = $1 and l.account_code in ('1-1400', '3-1000') group by 1 order by 1`,
        [desk.actor.companyId],
      )
    ).rows
  expect(await books()).toEqual([
    { at: '1-1400', moved: '1900000', entries: 1 },
    { at: '3-1000', moved: '-1900000', entries: 1 },
  ])
  expect((await desk.bring('saldo-awal-kasbon', text)).counts).toEqual({ twin: 2 })
  expect((await desk.undo(run.id)).counts, JSON.stringify(await desk.rows(run.id, 'kept'))).toEqual({ undone: 2 })
  expect((await books()).map(({ moved }) => moved)).toEqual(['0', '0'])
  expect(await checkBooks(db.read)).toEqual([])
})

test('what was left of yearly leave comes in once, in half days too, and goes back', async () => {
  const seats = deskOf(db, desk.actor, [...peopleRoutes, ...attendanceRoutes])
  const { id } = await seats.do(employees.add, { name: 'Sari Wulandari', code: 'K-072', joinDate: '2020-02-01' })
  const text = 'Karyawan;Sisa cuti;Tanggal;Berlaku sampai\nK-072;7,5;01/10/2026;31/12/2026\n'
  const run = await desk.bring('saldo-awal-cuti', text)
  expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 1 })
  const left = async () => (await seats.do(leaveOfEmployee, { employeeId: id })).left
  expect(await left()).toBe('7.5')
  await seats.do(grantLeaveYear, { year: 2026, days: 12 })
  expect(await left()).toBe('7.5')
  expect((await desk.bring('saldo-awal-cuti', text)).counts).toEqual({ twin: 1 })
  expect((await desk.undo(run.id)).counts).toEqual({ undone: 1 })
  expect(await left()).toBe('0')
})
