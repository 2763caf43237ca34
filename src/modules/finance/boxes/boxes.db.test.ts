import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { financeChecks } from '../checks.ts'
import { addCashEntry, cashStandings, openCashEntry, postCashEntry, voidCashEntry } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import { cashApprovalTasks } from '../tasks.ts'
import * as contract from './contract.ts'

let db: Database
let house: House
let desk: Desk
let bank: string
let petty: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, financeRoutes)
  bank = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  const asked = { name: 'Kas kecil Cibinong', holder: 'Joko', imprest: '2000000' }
  petty = (await desk.do(contract.addPettyCash, asked)).id
})

const box = async () => {
  const found = (await desk.do(contract.listCashBoxes, {})).boxes.find(({ id }) => id === petty)
  if (!found) throw new Error('no kas kecil')
  return found
}
const spend = (amount: string, more = {}) =>
  desk.do(addCashEntry, {
    ...{ kind: 'keluar', date: '2026-11-20', cashAccountId: petty, confirmDuplicates: true },
    ...{ lines: [{ account: '6-2000', amount }], ...more },
  })
const sound = async () => expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])

test('kas kecil is filled to its imprest, may be owed to its holder, and the next filling settles that', async () => {
  const fill = () => desk.do(contract.fillPettyCash, { id: petty, date: '2026-11-20', fromCashAccountId: bank })
  expect(await fill()).toMatchObject({ number: expect.stringMatching(/^PK-/) as string })
  await spend('2350000')
  expect(await box()).toMatchObject({ balance: '-350000', petty: { holder: 'Joko', topUp: '2350000' } })
  await fill()
  expect(await box()).toMatchObject({ balance: '2000000', petty: { topUp: '0' } })
  await expect(fill()).rejects.toMatchObject({ code: 'cash-box.full' })
  const changed = { id: petty, version: 1, holder: 'Sari', imprest: '1500000' }
  await desk.do(contract.changePettyCash, changed)
  await expect(desk.do(contract.changePettyCash, changed)).rejects.toMatchObject({ code: 'document.changed' })
  await sound()
})

test('what is counted differs from the book by an entry on its account, or by nothing', async () => {
  const count = (counted: string, more = {}) =>
    desk.do(contract.countCash, { id: petty, date: '2026-11-21', counted, ...more })
  expect(await count('2000000')).toMatchObject({ difference: '0', number: null })
  const less = await count('1985000', { account: '1-1400', note: 'Joko mengganti' })
  expect(less).toMatchObject({ difference: '-15000', number: expect.stringMatching(/^BKK-/) as string })
  expect(await balanceOf(db.read, house.companyId, '1-1400')).toBe(15_000n)
  expect(await count('1986000')).toMatchObject({ difference: '1000' })
  expect(await balanceOf(db.read, house.companyId, '7-1000', day('2026-11-21'))).toBe(-1000n)
  expect(await box()).toMatchObject({ balance: '1986000', count: { on: '2026-11-21', counted: '1986000' } })
  await expect(desk.do(contract.countCash, { id: bank, date: '2026-11-21', counted: '0' })).rejects.toMatchObject({
    code: 'cash-box.bank',
  })
  await sound()
})

test('from an amount on an entry needs its photo, and from another only who approves books it', async () => {
  await desk.do(contract.saveCashRules, { version: 0, photoFrom: '500000', approvalFrom: '1000000' })
  await expect(spend('500000')).rejects.toMatchObject({ code: 'cash-entry.needs-photo', field: 'files' })
  await spend('499999')
  const actor = { ...house.actor, can: (right: string) => right !== 'approve laporan-keuangan' }
  const clerk = deskOf(db, actor, financeRoutes)
  const asked = { kind: 'keluar' as const, date: '2026-11-20', cashAccountId: petty, post: false }
  const lines = [{ account: '6-2000', amount: '1000000' }]
  const draft = await clerk.do(addCashEntry, { ...asked, lines })
  const post = { id: draft.id, version: draft.version }
  await expect(clerk.do(postCashEntry, post)).rejects.toMatchObject({ code: 'cash-entry.needs-approval' })
  // Who may not book it reads so; who may has it among what waits for them.
  const shown = await clerk.do(openCashEntry, { id: draft.id })
  expect([shown.can, shown.approvalFrom]).toEqual([['edit', 'delete'], '1000000'])
  const told = (who: Actor) => db.withTx((tx) => cashApprovalTasks.find(tx, who))
  await clerk.do(addCashEntry, { ...asked, lines: [{ account: '6-2000', amount: '999999' }] })
  expect(await told(house.actor)).toMatchObject({ rows: [{ id: draft.id, amount: '1000000' }], count: 1 })
  const shut = { ...house.actor, can: (right: string) => right !== 'view laporan-keuangan' }
  expect((await told(shut)).count).toBe(0)
  await desk.do(contract.saveCashRules, { version: 1, photoFrom: null, approvalFrom: '1000000' })
  const open = await desk.do(openCashEntry, { id: draft.id })
  expect([open.can, open.approvalFrom]).toEqual([['edit', 'post', 'delete'], null])
  await desk.do(postCashEntry, post)
  expect((await told(house.actor)).count).toBe(0)
  await expect(
    desk.do(contract.saveCashRules, { version: 1, photoFrom: null, approvalFrom: null }),
  ).rejects.toMatchObject({ code: 'document.changed' })
})

test('no more is paid out of a box than lies in it, where the company says so; taking back obeys it too', async () => {
  const short = () => expect.objectContaining({ code: 'cash.short', field: 'cashAccountId' }) as unknown
  const rules = async (neverBelowZero: string[]) => {
    const { rules: kept } = await desk.do(contract.listCashBoxes, {})
    return desk.do(contract.saveCashRules, {
      version: kept.version,
      photoFrom: null,
      approvalFrom: null,
      neverBelowZero,
    })
  }
  const { balance } = await box()
  await rules([petty])
  expect((await desk.do(contract.listCashBoxes, {})).rules.neverBelowZero).toEqual([petty])
  await expect(spend(String(BigInt(balance) + 1n))).rejects.toEqual(short())
  expect((await box()).balance).toBe(balance)
  const filled = await desk.do(contract.fillPettyCash, {
    id: petty,
    date: '2026-11-21',
    fromCashAccountId: bank,
    amount: '7',
  })
  await spend(balance)
  await spend('7')
  await expect(spend('1')).rejects.toEqual(short())
  const { version } = await desk.do(openCashEntry, { id: filled.id })
  const back = { id: filled.id, version, reason: 'Salah kas' }
  await expect(desk.do(voidCashEntry, back)).rejects.toEqual(short())
  await sound()
  // Saved without a word of it, it stays as it was.
  const { rules: kept } = await desk.do(contract.listCashBoxes, {})
  await desk.do(contract.saveCashRules, { version: kept.version, photoFrom: null, approvalFrom: null })
  await expect(spend('1')).rejects.toEqual(short())
  await expect(rules([house.companyId])).rejects.toMatchObject({ name: 'NotFound' })
  await rules([])
  await spend('1')
  await expect(rules([petty])).rejects.toMatchObject({ code: 'cash.short-now', field: 'neverBelowZero' })
})
