import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { aPaidEmployee, someTaxFacts } from '#modules/payroll/cast/month.ts'
import { exportBpa1 } from '#modules/payroll/recap/contract.ts'
import { payrollRoutes } from '#modules/payroll/routes.ts'
import * as runs from '#modules/payroll/runs/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { importHouse, type ImportDesk } from './desk.ts'

/*
 * December 2026 of people who came with a year from elsewhere, worked out by hand. JKK 'sedang' 0,89 %, JKM 0,3 %, kesehatan 4 % and 1 %, JHT 2 %,
 * JP 1 %; all have an allowance of Rp300.000 besides their base.
 *
 * Sari, K/1, 8.300.000, eleven months before: 95.000.000 gross, 2.739.000 of JHT and JP, 1.234.567 withheld. December is 8.730.770 with kesehatan, JKK
 *   and JKM: 103.730.770 − 5.186.539 (5 %) − 2.988.000 − 63.000.000 = 32.556.000 in thousands × 5 % = 1.627.800; 393.233 are left. Gets 7.574.767.
 * Bowo, TK/0, 9.000.000, came on 13 July from another: 60.000.000 net, 900.000 withheld there; here five months, 41.000.000, 1.200.000 and 850.000.
 *   50.467.100 − 2.523.355 − 1.470.000 = 46.473.745, with the other 106.473.745 − 54.000.000 = 52.473.000 × 5 % = 2.623.650; less 1.750.000: 873.650.
 *   Gets 7.766.350.
 * Cici, TK/0, 6.000.000: 60.000.000, 1.980.000, 700.000 withheld, too much: 66.311.400 − 3.315.570 − 2.160.000 − 54.000.000 = 6.835.000 × 5 % = 341.750;
 *   358.250 come back. Gets 6.118.250.
 * Dedi has his November here, and eleven months brought in: one of them twice.
 */
const head =
  'Karyawan;Tahun;PTKP;Bulan dibayar;Bruto sejak Januari;Iuran JHT dan JP sejak Januari;PPh 21 sejak Januari;Neto pemberi kerja sebelumnya;PPh 21 pemberi kerja sebelumnya;No. bukti potong sebelumnya'
const lines = [
  'Sari Indah;2026;K/1;11;95.000.000;2.739.000;1.234.567;;;',
  'Bowo Santoso;2026;TK/0;5;41.000.000;1.200.000;850.000;60.000.000;900.000;2600ABC12',
  'Cici Amelia;2026;TK/0;11;60.000.000;1.980.000;700.000;;;',
]

let db: Database
let desk: ImportDesk
let maker: Desk
let boss: Desk

beforeAll(async () => {
  ;({ db, desk } = await importHouse())
  const other = newId()
  maker = deskOf(db, desk.actor, [...peopleRoutes, ...payrollRoutes])
  boss = deskOf(db, { ...desk.actor, userId: other, name: 'Rina Marlina' }, payrollRoutes)
  knowApprovers(() => Promise.resolve([desk.actor.userId, other]))
})

async function booked(month: string, payDate: string) {
  const { id } = await maker.do(runs.addRun, { month, payDate, jkk: 'sedang', umk: null })
  const { version } = await maker.do(runs.openRun, { id })
  const handed = await maker.do(runs.submitRun, { id, version })
  await boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
  return id
}

test('the tax of December goes on from what was brought in, here and of an earlier employer; a month that is in twice is told', async () => {
  const people = {
    'Sari Indah': await aPaidEmployee(maker, 'Sari Indah', '8000000', '2024-02-01'),
    'Bowo Santoso': await aPaidEmployee(maker, 'Bowo Santoso', '8700000', '2026-07-13'),
    'Cici Amelia': await aPaidEmployee(maker, 'Cici Amelia', '5700000', '2023-05-02'),
    'Dedi Kurnia': await aPaidEmployee(maker, 'Dedi Kurnia', '5000000', '2022-03-01'),
  }
  await someTaxFacts(maker, people['Dedi Kurnia'], 'TK/0', 'gross')
  await booked('2026-11', '2026-11-30')
  const dedi = (months: number, gross: string) => `Dedi Kurnia;2026;TK/0;${months};${gross};;;;;`
  const file = [head, ...lines, dedi(11, '61.000.000')].join('\n')
  const run = await desk.bring('saldo-awal-gaji', file, { onTwin: 'update' })
  expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 3, updated: 1 })

  const december = { month: '2026-12', payDate: '2026-12-31', jkk: 'sedang', umk: null } as const
  const made = await maker.do(runs.addRun, december)
  const { blocked, slips, version } = await maker.do(runs.openRun, { id: made.id })
  expect(blocked.map(({ name, why }) => [name, why])).toEqual([['Dedi Kurnia', 'year-twice']])
  const told = await Promise.all(
    slips.map(async ({ id, name }) => ({ name, ...(await maker.do(runs.openSlip, { id })).pay })),
  )
  expect(
    told.map(({ name, net, lines: all }) => [name, all?.find(({ code }) => code === 'pph21')?.amount, net]),
  ).toEqual([
    ['Bowo Santoso', '873650', '7766350'],
    ['Cici Amelia', '-358250', '6118250'],
    ['Sari Indah', '393233', '7574767'],
  ])
  await maker.do(runs.removeRun, { id: made.id, version })

  // Put right, he is in it too; the slips of the year name the earlier employer's.
  const right = await desk.bring('saldo-awal-gaji', [head, dedi(10, '56.000.000')].join('\n'), { onTwin: 'update' })
  expect((await desk.begin(right.id)).counts).toEqual({ updated: 1 })
  await booked('2026-12', '2026-12-31')
  await db.pool.query(`update company set npwp = '0012345678901000' where id = $1`, [desk.actor.companyId])
  await db.pool.query(`update person set nik = '327605010190000' || (row_number)::text from
    (select id as one, row_number() over (order by name) from person) n where n.one = person.id`)
  const xml = String(((await maker.do(exportBpa1, { month: '2026-12' })) as unknown as FileReply).body)
  const slipOf = (nth: number) =>
    Object.fromEntries(
      [...(xml.split('<A1>')[nth]?.matchAll(/<(\w+)>([^<\n]*)<\/\1>/g) ?? [])].map(([, name, value]) => [name, value]),
    )
  expect(xml.match(/<A1>/g)).toHaveLength(4)
  expect(slipOf(1)).toMatchObject({
    ...{ WorkForSecondEmployer: 'Yes', TaxPeriodMonthStart: '7', TaxPeriodMonthEnd: '12', PrevWhTaxSlip: '2600ABC12' },
    ...{ StatusOfWithholding: 'PartialYear', SalaryPensionJhtTht: '49700000', OtherBenefit: '300000' },
    ...{ InsurancePaidByEmployer: '467100', PensionContributionJhtThtFee: '1470000', Article21IncomeTax: '1723650' },
  })
  expect(slipOf(2)).toMatchObject({ WorkForSecondEmployer: 'No', Article21IncomeTax: '341750' })
  expect(slipOf(4)).toMatchObject({ StatusOfWithholding: 'FullYear', Article21IncomeTax: '1627800' })
  expect(await checkBooks(db.read)).toEqual([])
})

test('tax of an earlier employer without what it was paid on is sent back', async () => {
  const bad = await desk.bring('saldo-awal-gaji', `${head}\nSari Indah;2025;K/1;;;;;;500.000;`)
  expect(JSON.stringify(await desk.rows(bad.id))).toContain('Tulis juga penghasilan netonya di sana.')
})
