import { beforeAll, expect, test } from 'vitest'
import { period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { addCashAccount } from '#modules/journal/face.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aMonthOfWages } from '../cast/month.ts'
import { paidInMonth, makeRecap } from '../recap/month.ts'
import { bpmpFile } from '../recap/tax-files.ts'
import { openRecap } from '../recap/contract.ts'
import { payrollRoutes } from '../routes.ts'
import * as runs from '../runs/contract.ts'
import { addTransfer, openTransfers, voidTransfer } from './contract.ts'
import { madeTransferFile } from './transfers.ts'

const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes]
const other = newId()
const month = period('2026-10')
let db: Database
let actor: Actor
let boss: Desk
let id: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await aMonthOfWages(db, actor)
  const maker = deskOf(db, actor, routes)
  id = (await maker.do(runs.listRuns, {}))[0]?.id ?? ''
  const { version } = await maker.do(runs.openRun, { id })
  const handed = await maker.do(runs.submitRun, { id, version })
  await boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
  await db.pool.query(
    `update employee set bank_name = 'BCA', bank_account_no = '0123456789', bank_holder = 'SITI AMINAH'
     where company_id = $1 and name = 'Maya Sekarwangi'`,
    [actor.companyId],
  )
})

const bodyOf = async (reply: { body: unknown }) => {
  const parts: Buffer[] = []
  if (Buffer.isBuffer(reply.body)) return reply.body.toString('utf8')
  for await (const part of reply.body as AsyncIterable<string | Buffer>) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

test('who has an account is sent once, on a day the bank works; a file taken back frees its people', async () => {
  const found = await boss.do(openTransfers, { id })
  expect(found.withoutAccount).toMatchObject([{ name: 'Rudi Hartawan' }])
  expect(found.rows).toMatchObject([
    { name: 'Maya Sekarwangi', bank: 'BCA', accountNo: '0123456789', holder: 'SITI AMINAH', isOther: true },
  ])
  const { net } = (await boss.do(runs.openRun, { id })).slips[0] ?? {}
  expect(found.rows[0]?.amount).toBe(net)
  const slipIds = found.rows.map(({ slipId }) => slipId)
  const rest = boss.do(addTransfer, { id, valueDate: '2026-12-25', slipIds })
  await expect(rest).rejects.toMatchObject({ code: 'transfer.rest', facts: { next: '2026-12-28' } })
  const made = await boss.do(addTransfer, { id, valueDate: '2026-10-30', slipIds })

  // The same again is refused, and the run stays as long as its file does.
  await expect(boss.do(addTransfer, { id, valueDate: '2026-10-30', slipIds })).rejects.toMatchObject({
    code: 'transfer.gone',
  })
  const { version } = await boss.do(runs.openRun, { id })
  await expect(boss.do(runs.voidRun, { id, version, reason: 'Salah' })).rejects.toMatchObject({ code: 'run.sent' })
  const text = await bodyOf(await db.withTx((tx) => madeTransferFile(tx, actor, { id: made.id, format: 'csv' })))
  expect(text).toContain(`1;BCA;0123456789;SITI AMINAH;${net};2026-10-30;GAJI-2610-`)

  // Once something of it is paid by hand the old amounts are given out no more, until it is paid back.
  const again = () => db.withTx((tx) => madeTransferFile(tx, actor, { id: made.id, format: 'csv' }))
  const paidBy = (amount: number) =>
    db.pool.query('update payroll_slip set paid = $2 where id = $1', [slipIds[0], amount])
  await paidBy(100_000)
  await expect(again()).rejects.toMatchObject({
    code: 'transfer.changed',
    facts: { name: 'Maya Sekarwangi', open: String(Number(net) - 100_000) },
  })
  await paidBy(0)
  expect(await bodyOf(await again())).toBe(text)

  await boss.do(voidTransfer, { id: made.id, reason: 'Tidak jadi' })
  await expect(again()).rejects.toMatchObject({ code: 'transfer.void' })
  await expect(boss.do(voidTransfer, { id: made.id, reason: 'Lagi' })).rejects.toMatchObject({ code: 'transfer.void' })
  const after = await boss.do(openTransfers, { id })
  expect([after.rows.length, after.made[0]?.isVoid]).toEqual([1, true])
})

test('a file for Mandiri Cash Management takes accounts at Mandiri alone, and pays from one of ours there', async () => {
  const { rows, mcmAccounts } = await boss.do(openTransfers, { id })
  expect([rows[0]?.isAtMandiri, mcmAccounts]).toEqual([false, []])
  const bank = { kind: 'bank' as const, name: 'Mandiri Operasional', bank: 'Mandiri', accountNo: '133-00-1234567-8' }
  const ours = await db.withTx((tx) => addCashAccount(tx, actor, { ...bank, holder: 'PT Contoh' }))
  const asked = { id, valueDate: '2026-10-30', mcmAccountId: ours.id, slipIds: rows.map(({ slipId }) => slipId) }
  await expect(boss.do(addTransfer, asked)).rejects.toMatchObject({
    code: 'transfer.other-bank',
    facts: { bank: 'BCA' },
  })
  await db.pool.query(`update employee set bank_name = 'Bank Mandiri' where name = 'Maya Sekarwangi'`)
  expect((await boss.do(openTransfers, { id })).mcmAccounts).toMatchObject([
    { id: ours.id, accountNo: '1330012345678' },
  ])
  const made = await boss.do(addTransfer, asked)
  expect(made.format).toBe('mcm')
  const as = (format: 'mcm' | 'csv') => db.withTx((tx) => madeTransferFile(tx, actor, { id: made.id, format }))
  const net = rows[0]?.amount
  const [head, line] = (await bodyOf(await as('mcm'))).split('\n')
  expect(head).toBe(`P,20261030,1330012345678,1,${net}`)
  expect(line).toMatch(new RegExp(`^0123456789,SITI AMINAH,,,,IDR,${net},GAJI-2610-\\d+,,IBU,`))
  expect(await bodyOf(await as('csv'))).toContain(`0123456789;SITI AMINAH;${net}`)
  await boss.do(voidTransfer, { id: made.id, reason: 'Coba' })
  const plain = await boss.do(addTransfer, { ...asked, mcmAccountId: null })
  await expect(db.withTx((tx) => madeTransferFile(tx, actor, { id: plain.id, format: 'mcm' }))).rejects.toThrow(
    NotFound,
  )
  await boss.do(voidTransfer, { id: plain.id, reason: 'Coba' })
})

test('the month comes to what its slips do, and its tax file to the tax that was booked', async () => {
  const recap = await boss.do(openRecap, { month })
  const { sums } = await boss.do(runs.openRun, { id })
  expect(recap.departments).toMatchObject([
    { people: 2, earned: sums?.earned, cut: sums?.cut, net: sums?.net, employer: sums?.employer, cost: sums?.cost },
  ])
  const { rows } = await db.pool.query<{ owed: string }>(
    `select sum(l.credit - l.debit)::text as owed from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = 'payroll-run' and e.source_id = $2 and l.account_code = '2-1500'`,
    [actor.companyId, id],
  )
  expect(recap.tax).toEqual({ all: rows[0]?.owed, inFile: rows[0]?.owed, people: 2 })
  expect(recap.gaps.map(({ name, why }) => [name, why])).toEqual([
    ['Maya Sekarwangi', 'no-nik'],
    ['Rudi Hartawan', 'no-nik'],
  ])
  await db.pool.query(`update company set npwp = '0012345678912000', nitku = null where id = $1`, [actor.companyId])
  const xml = await bodyOf(await db.withTx((tx) => bpmpFile(tx, actor, { month })))
  // 7.500.000 with what the company bears of BPJS.
  expect(xml).toContain('<CounterpartTin>9990000000999000</CounterpartTin>')
  const [maya] = await db.withTx((tx) => paidInMonth(tx, actor.companyId, month))
  expect(xml).toContain(`<Gross>${maya?.taxable}</Gross>`)
  // Nothing booked, nothing told.
  const empty = await db.withTx((tx) => makeRecap(tx, actor, period('2026-09')))
  expect(empty).toMatchObject({ departments: [], components: [] })
})
