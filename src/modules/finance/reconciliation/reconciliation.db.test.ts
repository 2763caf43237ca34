import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { readCsv } from '#kit/import/file/read-csv.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { makeFromLine, openMatching, undoMatch } from '../bank/contract.ts'
import { readStatement } from '../bank/rules.ts'
import { keepStatement } from '../bank/take-statement.ts'
import { addCashEntry, cashStandings } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import * as contract from './contract.ts'

let db: Database
let house: House
let desk: Desk
let bank: string

beforeEach(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, financeRoutes)
  bank = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  const opening = { kind: 'masuk' as const, date: '2025-02-28', cashAccountId: bank }
  await desk.do(addCashEntry, { ...opening, lines: [{ account: '3-1000', amount: '64815000' }] })
})

const take = (name = 'mutasi_1_seperti_bca.csv') => {
  const bytes = readFileSync(new URL(`../../../../tests/vectors/${name}`, import.meta.url))
  const statement = readStatement(readCsv(bytes).sheets[0]?.rows ?? [])
  return db.withTx((tx) => keepStatement(tx, house.actor, { cashAccountId: bank, fileName: name }, statement))
}
const makeAll = async (until = '2025-12-31') => {
  for (const { id, version, state, date, amount } of (await desk.do(openMatching, { cashAccountId: bank })).lines) {
    if (state !== 'waiting' || date > until) continue
    const account = amount.startsWith('-') ? '6-2000' : '7-1000'
    await desk.do(makeFromLine, { id, version, account })
  }
}
const see = (to?: string) => desk.do(contract.openReconciliation, { cashAccountId: bank, ...(to && { to }) })

test('book and bank agree on any day over what only one of them knows, also where a match is completed later', async () => {
  await take()
  await makeAll('2025-03-10')
  // Written on the 30th, on the bank in April: on its way.
  const lines = [{ account: '6-2000', amount: '400000' }]
  await desk.do(addCashEntry, { kind: 'keluar', date: '2025-03-30', cashAccountId: bank, lines })
  expect(await see('2025-03-10')).toMatchObject({ book: '67627400', bank: '67627400', difference: '0', inBook: [] })
  expect(await see('2025-03-05')).toMatchObject({ book: '70815000', bank: '70815000', difference: '0' })
  const march = await see()
  expect(march).toMatchObject({
    ...{ to: '2025-03-31', book: '67227400', bank: '66083400', outgoing: '400000', incoming: '0', waiting: '-1544000' },
    difference: '0',
  })
  expect([march.inBook.length, march.onBank.length]).toEqual([1, 5])
})

test('is locked where they agree, holds what was matched, prints, and is opened again by right, the last one first', async () => {
  await take()
  await makeAll()
  const lock = (to: string, more = {}) => desk.do(contract.lockReconciliation, { cashAccountId: bank, to, ...more })
  await expect(lock('2025-03-31', { bank: '66083401' })).rejects.toMatchObject({ code: 'bank.unreconciled' })
  const first = await lock('2025-03-10')
  const last = await lock('2025-03-31')
  await expect(lock('2025-03-20')).rejects.toMatchObject({ code: 'bank.reconciled-later' })
  const [line] = (await desk.do(openMatching, { cashAccountId: bank })).lines
  const undo = () => desk.do(undoMatch, { id: line?.id ?? '', version: line?.version ?? 0 })
  await expect(undo()).rejects.toMatchObject({ code: 'bank.reconciled', facts: { to: '2025-03-31' } })
  const paper = (await desk.do(contract.printReconciliation, { id: last.id })) as unknown as { body: Buffer }
  expect(paper.body.subarray(0, 5).toString()).toBe('%PDF-')
  const open = (of: typeof first) => desk.do(contract.reopenReconciliation, { ...of, reason: 'Biaya salah akun' })
  await expect(open(first)).rejects.toMatchObject({ code: 'bank.reconciled-later' })
  await open(last)
  await open(first)
  await undo()
  expect((await see()).past.map(({ state, openReason }) => [state, openReason])).toEqual([
    ['opened', 'Biaya salah akun'],
    ['opened', 'Biaya salah akun'],
  ])
})

test('a file without balances is reconciled with the balance on paper; a later file brings nothing into locked days', async () => {
  await take('mutasi_3_umum.csv')
  await makeAll()
  expect(await see()).toMatchObject({ bank: null, difference: null })
  const asked = { cashAccountId: bank, to: '2025-03-31' }
  await expect(desk.do(contract.lockReconciliation, asked)).rejects.toMatchObject({ code: 'bank.no-balance' })
  await desk.do(contract.lockReconciliation, { ...asked, bank: '66083400' })
  await expect(
    db.withTx((tx) =>
      keepStatement(
        tx,
        house.actor,
        { cashAccountId: bank, fileName: 'x.csv' },
        readStatement([
          { line: 1, cells: ['date', 'description', 'amount'] },
          { line: 2, cells: ['2025-03-20', 'Susulan', '-5000'] },
        ]),
      ),
    ),
  ).rejects.toMatchObject({ code: 'bank.reconciled' })
  expect(await take('mutasi_3_umum.csv')).toMatchObject({ added: 0, known: 9 })
})
