import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aPaidEmployee, someTaxFacts } from '../cast/month.ts'
import { payrollRoutes } from '../routes.ts'
import * as runs from '../runs/contract.ts'
import { exportBp21, openRecap } from './contract.ts'

test('a bonus after leaving is taxed by art. 17 on the whole of it, also in a later year, and stands in BP21', async () => {
  const db = await testDatabase()
  const { actor } = await aHouse(db)
  const other = newId()
  const maker = deskOf(db, actor, [...peopleRoutes, ...payrollRoutes])
  const boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, payrollRoutes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await db.pool.query(`update company set npwp = '0012345678901000' where id = $1`, [actor.companyId])
  // Maya left in the same year, with a gross-up; nothing is known of Rudi's tax in this one; Doni is still there.
  const maya = await aPaidEmployee(maker, 'Maya Sekarwangi', '7200000', '2022-03-01')
  await someTaxFacts(maker, maya, 'K/3', 'gross_up')
  const rudi = await aPaidEmployee(maker, 'Rudi Hartawan', '11700000', '2022-03-01')
  const doni = await aPaidEmployee(maker, 'Doni Kusuma', '5000000', '2024-01-08')
  await someTaxFacts(maker, doni, 'TK/0', 'gross')
  const left = `update employee set left_on = $2 where id = $1`
  await db.pool.query(left, [maya, '2026-07-31'])
  await db.pool.query(left, [rudi, '2025-12-31'])
  await db.pool.query(
    `update person set nik = lpad(substr(translate(id::text, '-abcdef', '123456'), 1, 15), 16, '3') where company_id = $1`,
    [actor.companyId],
  )

  const people = [maya, rudi, doni].map((employeeId, at) => ({
    employeeId,
    amount: ['19000000', '70000500', '5600000'][at] ?? '',
  }))
  const made = await maker.do(runs.addBonusRun, { payDate: '2026-09-15', label: 'Bonus proyek', people })
  const run = await maker.do(runs.openRun, { id: made.id })
  expect(run.blocked).toEqual([])
  const told = await Promise.all(run.slips.map(async ({ id }) => (await maker.do(runs.openSlip, { id })).pay))
  const taxes = told.map((pay) =>
    pay?.lines.filter(({ code }) => code.includes('pph')).map(({ note, amount }) => [note, amount]),
  )
  // 19.999.950 pays 5% of its thousands with its allowance; 3 million and 15% of 10 million.
  expect(taxes).toEqual([
    [['TER A 0,25%', '14000']],
    [
      [null, '999950'],
      ['Pasal 17, mantan karyawan', '999950'],
    ],
    [['Pasal 17, mantan karyawan', '4500000']],
  ])
  const handed = await maker.do(runs.submitRun, { id: made.id, version: run.version })
  await boss.do(runs.decideRun, { id: made.id, version: handed.version, decision: 'approve', note: null })

  const recap = await maker.do(openRecap, { month: '2026-09' })
  expect(recap.workers).toMatchObject({ payments: 2, tax: '5499950' })
  expect(recap.gaps.filter(({ why }) => why === 'former').map(({ name }) => name)).toEqual([
    'Maya Sekarwangi',
    'Rudi Hartawan',
  ])
  const reply = (await maker.do(exportBp21, { month: '2026-09' })) as unknown as FileReply
  const xml = String(reply.body)
  expect(xml.match(/<TaxObjectCode>21-100-11</g)).toHaveLength(2)
  expect(xml).toContain('<Gross>19999950</Gross>')
  expect(xml).not.toContain('<Gross>5600000</Gross>')
})
