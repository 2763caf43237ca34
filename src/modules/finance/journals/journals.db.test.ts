import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { documentDifferences } from '#kit/document/document-check.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { lockPeriod } from '#kit/posting/period-lock.ts'
import { today } from '#kit/posting/today.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { financeChecks } from '../checks.ts'
import { financeRoutes } from '../routes.ts'
import * as contract from './contract.ts'
import { manualJournal } from './manual-journal.ts'

let db: Database
let house: House
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  house = await aHouse(db)
  desk = deskOf(db, house.actor, financeRoutes)
})

const balance = (account: string) => journal.balanceOf(db.read, house.companyId, account)
const sound = async () => expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])
const sides = (account: string) => [
  { account, debit: '750000', credit: '0' },
  { account: '1-2310', debit: '0', credit: '750000' },
]
const write = (given: object = {}) =>
  desk.do(contract.addManualJournal, {
    ...{ date: today(house.actor), memo: 'Penyusutan kendaraan', lines: sides('6-3000') },
    ...given,
  } as never)

test('the declaration equals its tables', async () => {
  expect(await documentDifferences(db.read, manualJournal)).toEqual([])
})

describe('a manual journal', () => {
  test('is booked with its number, project and work item, and taken back by its mirror', async () => {
    const { id: projectId, workItemId } = await aProject(db, house.actor)
    const [first, second] = sides('5-5000')
    const { id, number, version } = await write({ lines: [{ ...first, projectId, workItemId }, second] })
    expect(number).toMatch(/^JU-\d{4}-0001$/)
    expect([await balance('5-5000'), await balance('1-2310')]).toEqual([750_000n, -750_000n])
    const { rows } = await db.pool.query('select work_item_id, debit from project_balance where project_id = $1', [
      projectId,
    ])
    expect(rows).toEqual([{ work_item_id: workItemId, debit: 750_000n }])
    expect(await desk.do(contract.openManualJournal, { id })).toMatchObject({
      ...{ state: 'posted', total: '750000', can: ['void'] },
      lines: [{ accountName: expect.stringContaining('Overhead') as string, workItemName: 'Pekerjaan beton' }, {}],
    })
    expect(await desk.do(contract.listManualJournals, { q: 'penyusutan' })).toMatchObject({ rows: [{ label: number }] })
    await sound()

    await desk.do(contract.voidManualJournal, { id, version, reason: 'Salah akun' })
    expect([await balance('5-5000'), await balance('1-2310')]).toEqual([0n, 0n])
    await sound()
  })

  test('that only belongs to its month is mirrored on the day that was asked for, and both are taken back', async () => {
    const on = today(house.actor)
    const until = (at: typeof on) => journal.balanceOf(db.read, house.companyId, '6-3000', at)
    const { id, version } = await write({ reverseOn: addDays(on, 20) })
    expect([await until(on), await until(addDays(on, 19)), await until(addDays(on, 20))]).toEqual([
      750_000n,
      750_000n,
      0n,
    ])
    await desk.do(contract.voidManualJournal, { id, version, reason: 'Tidak jadi' })
    expect([await until(on), await until(addDays(on, 20))]).toEqual([0n, 0n])
    await sound()
  })

  test('waits as a draft that is written anew, booked and thrown away', async () => {
    const { id, version } = await write({ post: false })
    expect(await balance('6-3000')).toBe(0n)
    const again = { memo: 'Penyusutan alat', lines: sides('6-4000'), date: today(house.actor) }
    const saved = await desk.do(contract.updateManualJournal, { ...again, id, version, post: false })
    const { number } = await desk.do(contract.postManualJournal, { id, version: saved.version })
    expect([number, await balance('6-4000')]).toEqual([expect.stringMatching(/^JU-/) as string, 750_000n])
    const other = await write({ post: false })
    await desk.do(contract.deleteManualJournal, { id: other.id })
    await expect(desk.do(contract.openManualJournal, { id: other.id })).rejects.toThrow()
    await sound()
  })

  test('is refused where another list explains the account, the sides differ, or the month is closed', async () => {
    const refusal = (code: string) => expect.objectContaining({ code }) as Error
    await expect(write({ lines: sides('1-1300') })).rejects.toThrow(refusal('cash-entry.elsewhere'))
    await expect(write({ lines: sides('6-9999') })).rejects.toThrow(refusal('cash-entry.no-account'))
    const [first] = sides('6-3000')
    await expect(write({ lines: [first, { ...first, debit: '0', credit: '1' }] })).rejects.toThrow(
      refusal('journal.unbalanced'),
    )
    const yesterday = addDays(today(house.actor), -1)
    await db.withTx((tx) => lockPeriod(tx, house.actor, { area: 'finance', until: yesterday, reason: 'Tutup buku' }))
    await expect(write({ date: yesterday })).rejects.toThrow(refusal('period.locked'))
    await expect(write({ date: addDays(today(house.actor), 1) })).rejects.toThrow(refusal('date.ahead'))
  })

  test('does not exist for who sees no costs, when it books one', async () => {
    const { id } = await write({ lines: sides('5-1000') })
    const blind = { ...house.actor, can: (right: string) => right !== 'view biaya' && house.actor.can(right) }
    const theirs = deskOf(db, blind, financeRoutes)
    await expect(theirs.do(contract.openManualJournal, { id })).rejects.toThrow()
    expect(await theirs.do(contract.listManualJournals, {})).toMatchObject({ rows: [] })
  })
})
