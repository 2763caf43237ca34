import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { markEmployeeDays, saveWorkWeek } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { openKasbon } from '#modules/kasbon/contract.ts'
import { kasbonActs } from '#modules/kasbon/kasbon.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { addEmployeePay } from '#modules/people/pay/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { bpjsProgrammes, saveEmployeeTax, type BpjsProgramme } from '#modules/people/tax/contract.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { aPaidEmployee, someTaxFacts } from './cast/month.ts'
import { payrollChecks } from './checks.ts'
import { payrollRoutes } from './routes.ts'
import * as runs from './runs/contract.ts'

/*
 * August 2026 of six people, worked out by hand from the law. A week of five days: 21 paid days (3–7, 10–14, 17–21, 24–28, 31), holidays among
 * them. UMK Rp3.100.000, JKK 'tinggi' 1,27 %, JKM 0,3 %. Kesehatan 4 % and 1 % from the UMK to 12.000.000, JHT 3,7 % and 2 %, JP 2 % and 1 %
 * to 11.086.300. All have an allowance of Rp300.000 besides their base. Taxable: gross with kesehatan, JKK and JKM of the company.
 *
 * Gita, TK/1 (A): 6.650.000; taxed 7.020.405 × 1,25 % = 87.755; BPJS 66.500 + 133.000 + 66.500. Kasbon 500.000. Gets 5.796.245.
 * Haris, K/1 (B): 13.000.000, above both caps; taxed 13.684.100 × 5 % = 684.205; BPJS 120.000 + 260.000 + 110.863. His kasbon is put off. Gets 11.824.932.
 * Indra, K/3 (C), 9.400.000 until the 17th (11 days), then 10.400.000 (10 days): 9.876.190 + 300.000; BPJS of the 10.700.000 he has on the last day
 *   107.000 + 214.000 + 107.000; taxed 10.772.180 × 1,5 % = 161.583. Gets 9.586.607.
 * Joni, TK/0, 2.600.000 and a day without leave: 2.476.190 + 285.714; kesehatan of the UMK 31.000, JHT 58.000, JP 29.000; no tax. Gets 2.643.904.
 * Lani, TK/3 (B), gross-up: 7.400.000 and the tax T of 7.812.180 + T at 1 %: 78.911; BPJS 74.000 + 148.000 + 74.000. Gets 7.104.000.
 * Kartika, K/0, left on the 14th (10 days): 4.142.857 + 142.857; BPJS of a full month 90.000 + 180.000 + 90.000. Until July 66.509.100 gross,
 *   1.890.000 of JHT and JP, 1.163.911 withheld. Year: 66.509.100 + 4.787.014 = 71.296.114, less 5 % (3.564.805), less 2.160.000, less PTKP
 *   58.500.000: 7.071.000 × 5 % = 353.550; 810.361 come back. Her whole kasbon is cut: 400.000. Gets 4.336.075.
 */
const taken = {
  Gita: ['6650000', '5796245'],
  Haris: ['13000000', '11824932'],
  Indra: ['10176190', '9586607'],
  // The day stands among what is cut: 123.810 of his base, 14.286 of the allowance.
  Joni: ['2900000', '2643904'],
  Kartika: ['4285714', '4336075'],
  Lani: ['7478911', '7104000'],
}
/** What the company bears: kesehatan, JHT, JP, JKK and JKM of the six. */
const EMPLOYER = 749_455 + 1_386_826 + 1_205_890 + 334_830 + 1_014_300 + 833_980

const other = newId()
const idOf: Record<string, string> = {}
const lent: Record<string, string> = {}
let db: Database
let actor: Actor
let maker: Desk
let boss: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const routes = [...peopleRoutes, ...attendanceRoutes, ...kasbonRoutes, ...payrollRoutes]
  maker = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await maker.do(saveWorkWeek, { days: 5 })
  for (const [name, base, ptkp, method] of [
    ['Gita', '6350000', 'TK/1', 'gross'],
    ['Haris', '12700000', 'K/1', 'gross'],
    ['Indra', '9400000', 'K/3', 'gross'],
    ['Joni', '2600000', 'TK/0', 'gross'],
    ['Lani', '7100000', 'TK/3', 'gross_up'],
    ['Kartika', '8700000', 'K/0', 'gross'],
  ] as const) {
    const id = await aPaidEmployee(maker, name, base, '2023-02-01')
    idOf[name] = id
    await someTaxFacts(maker, id, ptkp, method)
  }
  const { Gita = '', Haris = '', Indra = '', Joni = '', Kartika = '' } = idOf
  await maker.do(addEmployeePay, {
    ...{ id: Indra, validFrom: '2026-08-18', monthlyBase: '10400000', reason: 'Naik' },
    allowances: [{ name: 'Tunjangan jabatan', amount: '300000' }],
  })
  await maker.do(markEmployeeDays, { marks: [{ employeeId: Joni, day: '2026-08-12', mark: 'A' }] })
  await maker.do(saveEmployeeTax, {
    ...{ id: Kartika, year: 2026, ptkp: 'K/0', method: 'gross', healthNo: null, employmentNo: null },
    programmes: Object.keys(bpjsProgrammes) as BpjsProgramme[],
    ...{ beforeMonths: 7, beforeGross: '66509100', beforeDeductible: '1890000', beforeWithheld: '1163911' },
    ...{ previousNet: '0', previousWithheld: '0' },
  })
  await db.pool.query(`update employee set left_on = '2026-08-14' where id = $1`, [Kartika])
  const august = { date: '2026-08-03', firstDue: '2026-08-31' }
  lent.Gita = await aPaidKasbon(db, actor, { ...august, employeeId: Gita, amount: '1000000', times: 2 })
  lent.Haris = await aPaidKasbon(db, actor, { ...august, employeeId: Haris, amount: '1500000', times: 3 })
  lent.Kartika = await aPaidKasbon(db, actor, { ...august, employeeId: Kartika, amount: '400000', times: 4 })
})

test('a month of six people comes to what the law makes of it by hand: TER of A, B and C, a rise, a day unpaid, gross-up, a leaver’s refund, kasbon', async () => {
  const { version, instalments } = await maker.do(openKasbon, { id: lent.Haris ?? '' })
  await maker.do(kasbonActs.putOff.door, { id: lent.Haris ?? '', version, instalmentId: instalments[0]?.id ?? '' })

  const asked = { month: '2026-08', payDate: '2026-08-31', jkk: 'tinggi', umk: '3100000' } as const
  const { id } = await maker.do(runs.addRun, asked)
  const run = await maker.do(runs.openRun, { id })
  expect(run.blocked).toEqual([])
  const slips = await Promise.all(run.slips.map((slip) => maker.do(runs.openSlip, { id: slip.id })))
  expect(Object.fromEntries(slips.map(({ name, pay }) => [name, [pay?.earned, pay?.net]]))).toEqual(taken)
  const refund = slips.find(({ name }) => name === 'Kartika')?.pay?.lines.find(({ code }) => code === 'pph21')
  expect(refund).toMatchObject({ label: 'PPh 21 dikembalikan', amount: '-810361' })

  const handed = await maker.do(runs.submitRun, { id, version: run.version })
  const booked = await boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
  const { rows } = await db.pool.query<{ account: string; moved: string }>(
    `select l.account_code as account, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = 'payroll-run' and e.source_id = $2 group by 1 order by 1`,
    [actor.companyId, id],
  )
  const moved = Object.fromEntries(rows.map((row) => [row.account, Number(row.moved)]))
  expect(moved).toMatchObject({ '2-1300': -41_291_763, '2-1500': -202_093, '6-1000': 44_273_808 })
  expect(moved).toMatchObject({ '6-1100': EMPLOYER, '6-1300': 78_911 })
  // BPJS ketenagakerjaan and kesehatan of both sides, and what came back of kasbon.
  const rest = Object.entries(moved).filter(([account]) => !/^(2-1300|2-1500|6-)/.test(account))
  const health = 1_954_000 + 488_500
  expect(rest.map(([, amount]) => amount).toSorted((one, two) => one - two)).toEqual([
    ...[-(EMPLOYER + 1_958_863 - health), -health, -900_000],
  ])

  await boss.do(runs.payRun, {
    ...{ id, version: booked.version, date: '2026-08-31', cashAccountId: null },
    slips: run.slips.map((slip) => ({ id: slip.id, amount: slip.net ?? '0' })),
  })
  const left = async (name: string) => {
    const page = await maker.do(openKasbon, { id: lent[name] ?? '' })
    const dues = page.instalments.filter(({ taken: cut, amount }) => cut !== amount)
    return [page.open, dues.map(({ dueOn, state, amount }) => `${dueOn} ${state} ${amount}`)]
  }
  expect(await left('Gita')).toEqual(['500000', ['2026-09-30 due 500000']])
  expect(await left('Kartika')).toEqual(['0', []])
  expect(await left('Haris')).toEqual([
    '1500000',
    ['2026-08-31 put-off 500000', '2026-09-30 due 500000', '2026-10-31 due 500000', '2026-11-30 due 500000'],
  ])
  await db.withTx(async (tx) => {
    expect(await findBreaches(tx, payrollChecks)).toEqual([])
  })
})
