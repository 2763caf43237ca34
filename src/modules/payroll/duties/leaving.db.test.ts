import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { correctLeave } from '#modules/attendance/leave/contract.ts'
import { markEmployeeDays } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { openLeaving } from '#modules/people/leaving/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aPaidEmployee, someTaxFacts } from '../cast/month.ts'
import { payrollRoutes } from '../routes.ts'
import * as runs from '../runs/contract.ts'

test('what is settled with who leaves says what is known of it: days, leave and its worth, kasbon, wages, tax, THR and compensation', async () => {
  const db = await testDatabase()
  const { actor } = await aHouse(db)
  const other = newId()
  const routes = [...peopleRoutes, ...attendanceRoutes, ...kasbonRoutes, ...payrollRoutes]
  const maker = deskOf(db, actor, routes)
  const boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  // Maya's contract for a time ends early, on 16 October; Rudi, for good and Christian, leaves 25 days before Christmas.
  const maya = await aPaidEmployee(maker, 'Maya Sekarwangi', '8000000', '2026-01-05')
  await someTaxFacts(maker, maya, 'TK/0', 'gross')
  const rudi = await aPaidEmployee(maker, 'Rudi Hartawan', '5000000', '2023-03-01')
  const contracts = [{ type: 'pkwt' as const, fromDate: '2026-01-05', toDate: '2026-12-31', probationTo: null }]
  const { version } = await maker.do(employees.open, { id: maya })
  await maker.do(employees.edit, { id: maya, version, leftOn: '2026-10-16', contracts })
  const his = await maker.do(employees.open, { id: rudi })
  await maker.do(employees.edit, { id: rudi, version: his.version, leftOn: '2026-11-30', religion: 'kristen' })
  await maker.do(correctLeave, { employeeId: maya, halfDays: 9, note: 'Sisa' })
  await aPaidKasbon(db, actor, { employeeId: maya, amount: '1200000', times: 6 })
  await maker.do(markEmployeeDays, { marks: [{ employeeId: maya, day: '2026-10-14', mark: 'B' }] })

  const told = async (id: string, desk = maker) =>
    (await desk.do(openLeaving, { id })).items.flatMap(({ item, known }) => known.map(({ text }) => `${item}: ${text}`))
  // 8.300.000 ÷ 25 × 4,5 and ÷ 12 × 9.
  expect(await told(maya)).toEqual([
    'attendance: Absensi 14 Okt 2026 belum lengkap',
    'attendance: Gaji Oktober 2026 belum dihitung',
    'leave: Sisa cuti 4,5 hari, diganti Rp1.494.000 di slip terakhirnya',
    expect.stringMatching(/^kasbon: KSB-\S+: sisa Rp1\.200\.000$/),
    'compensation: 9 bulan: kompensasi Rp6.225.000, ditambahkan di slip terakhirnya',
  ])
  expect(await told(rudi)).toEqual([
    'attendance: Gaji November 2026 belum dihitung',
    'holiday: Berhak THR Natal 25 Des 2026',
  ])
  const blind = deskOf(db, { ...actor, can: (right) => !right.endsWith(' gaji') }, routes)
  expect(await told(maya, blind)).toEqual([
    'attendance: Absensi 14 Okt 2026 belum lengkap',
    'leave: Sisa cuti 4,5 hari',
  ])

  // Settled: the last wages are booked and held back.
  await maker.do(markEmployeeDays, { marks: [{ employeeId: maya, day: '2026-10-14', mark: 'H' }] })
  await db.pool.query('update employee_tax set before_months = 9, before_gross = 76500000, before_withheld = 1200000')
  const asked = { month: '2026-10', payDate: '2026-10-16', jkk: 'sedang', umk: null, kind: 'last' } as const
  const made = await maker.do(runs.addRun, asked)
  const run = await maker.do(runs.openRun, { id: made.id })
  expect(run.blocked).toEqual([])
  const handed = await maker.do(runs.submitRun, { id: made.id, version: run.version })
  expect((await told(maya))[0]).toBe('attendance: Gaji Oktober 2026 belum disetujui')
  const booked = await boss.do(runs.decideRun, {
    id: made.id,
    version: handed.version,
    decision: 'approve',
    note: null,
  })
  const slipId = run.slips[0]?.id ?? ''
  await maker.do(runs.holdSlip, { id: slipId, version: booked.version, reason: 'Laptop belum kembali' })
  const after = await told(maya)
  expect(after[0]).toMatch(/^attendance: Gaji Oktober 2026 belum dibayar Rp[\d.]+, ditahan: Laptop belum kembali$/)
  expect(after).toContainEqual(
    expect.stringMatching(/^tax: PPh 21 (dikembalikan|di slip terakhir) Rp[\d.]+; bukti potong/),
  )
  expect(after.some((text) => text.startsWith('kasbon'))).toBe(false)
})

test('a last day that is told after its month was booked says what its wages and tax should have been, and names a month paid after it', async () => {
  const db = await testDatabase()
  const { actor } = await aHouse(db)
  const desk = deskOf(db, actor, [...peopleRoutes, ...attendanceRoutes, ...kasbonRoutes, ...payrollRoutes])
  knowApprovers(() => Promise.resolve([actor.userId]))
  const id = await aPaidEmployee(desk, 'Sari Dewi', '8000000', '2026-10-01')
  await someTaxFacts(desk, id, 'TK/0', 'gross')
  for (const month of ['2026-10', '2026-11']) {
    const made = await desk.do(runs.addRun, { month, payDate: `${month}-25`, jkk: 'sedang', umk: null })
    const { version } = await desk.do(runs.submitRun, { id: made.id, version: made.version })
    await desk.do(runs.decideRun, { id: made.id, version, decision: 'approve', note: null })
  }
  const told = async (leftOn: string) => {
    const { version } = await desk.do(employees.open, { id })
    await desk.do(employees.edit, { id, version, leftOn })
    const { items } = await desk.do(openLeaving, { id })
    return items.flatMap(({ item, known }) => known.map(({ text }) => `${item}: ${text}`))
  }
  // 14 of the 27 workdays of October (Monday to Saturday), each component rounded by itself; below the PTKP of a year no tax is left.
  const early = await told('2026-10-16')
  const mend = 'batalkan gajinya, lalu hitung lagi'
  expect(early).toContain('attendance: Gaji November 2026 sudah dibukukan, padahal sesudah hari terakhirnya')
  expect(early).toContain(
    `attendance: Penghasilan Oktober 2026 dibukukan Rp8.300.000, dengan hari terakhir ini seharusnya Rp4.303.704: ${mend}`,
  )
  expect(early).toContainEqual(
    expect.stringMatching(
      /^tax: PPh 21 Oktober 2026 dibukukan Rp\d+\.\d{3}, dengan hari terakhir ini seharusnya Rp0: /,
    ),
  )
  const [row] = (await desk.do(employees.list, {})).rows
  expect(row?.leftOn).toBe('2026-10-16')
  // The whole month stays owed; only the tax of the year is another, and comes back.
  const late = await told('2026-11-30')
  expect(late.filter((text) => text.includes('seharusnya'))).toEqual([
    expect.stringMatching(
      /^tax: PPh 21 November 2026 dibukukan Rp\d+\.\d{3}, dengan hari terakhir ini seharusnya kembali Rp\d/,
    ),
  ])
})
