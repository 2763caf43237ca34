import { beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { approversFor, needsApproval } from '#kit/posting/approval.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { openApprovals, saveApprovals } from './contract.ts'
import { approvalRoutes } from './routes.ts'

let db: Database
let house: House
let desk: Desk
let director: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, approvalRoutes)
  director = newId()
  await db.pool.query(`insert into role (id, name, permissions) values ($1, 'Direktur', '{}')`, [director])
})

const doc = 'purchase-order' as const
const who = (amount: number) => approversFor(db.read, house.actor, { doc, amount: money(amount) })

test('a kind of document has several bands: the highest that an amount reaches says who, and how many', async () => {
  await desk.do(saveApprovals, {
    doc,
    version: 0,
    bands: [
      { fromAmount: '50000000', roleId: director, needed: 2 },
      { fromAmount: '5000000' },
      { fromAmount: '20000000', roleId: director },
    ],
  })
  expect(await needsApproval(db.read, house.actor, { doc, amount: money(4_999_999) })).toBe(false)
  const right = { permission: 'approve pembelian-barang' }
  expect(await who(5_000_000)).toMatchObject(right)
  expect(await who(5_000_000)).not.toHaveProperty('roleId')
  expect(await who(20_000_000)).toMatchObject({ ...right, roleId: director })
  expect(await who(49_999_999)).not.toHaveProperty('needed')
  expect(await who(50_000_000)).toMatchObject({ ...right, roleId: director, needed: 2 })
  const opened = await desk.do(openApprovals, {})
  expect(opened.find((rule) => rule.doc === doc)?.bands).toEqual([
    { fromAmount: '5000000' },
    { fromAmount: '20000000', roleId: director },
    { fromAmount: '50000000', roleId: director, needed: 2 },
  ])
  // Until a company chooses, every request waits.
  expect(opened.find((rule) => rule.doc === 'purchase-request')?.bands).toEqual([{ fromAmount: '0' }])
})

test('a change is written down in words, with what was before; the same again is no change', async () => {
  const bands = [{ fromAmount: '1000000' }]
  await desk.do(saveApprovals, { doc: 'sales-order', version: 0, bands })
  await desk.do(saveApprovals, { doc: 'sales-order', version: 1, bands })
  await desk.do(saveApprovals, {
    doc: 'sales-order',
    version: 2,
    bands: [{ fromAmount: '0', roleId: director, needed: 3 }],
  })
  await desk.do(saveApprovals, { doc: 'sales-order', version: 3, bands: [] })
  const lines = await historyOf(db.read, house.actor.companyId, 'approval-rule', house.actor.companyId)
  expect(lines.flatMap((line) => line.changes['sales-order'] ?? [])).toEqual([
    'mulai Rp0: Direktur, 3 orang',
    'tidak menunggu siapa pun',
    'mulai Rp1.000.000: siapa pun yang berhak',
    'mulai Rp0: Direktur, 3 orang',
    'tidak menunggu siapa pun',
    'mulai Rp1.000.000: siapa pun yang berhak',
  ])
})

test('two bands may not begin at the same amount, nor ask a role that is gone, or for more than five', async () => {
  const save = (bands: readonly { fromAmount: string; roleId?: string; needed?: number }[]) =>
    desk.do(saveApprovals, { doc, version: 1, bands: [...bands] })
  await expect(save([{ fromAmount: '5' }, { fromAmount: '5', needed: 2 }])).rejects.toThrow()
  await expect(save([{ fromAmount: '5', roleId: newId() }])).rejects.toMatchObject({ code: 'approval.no-role' })
  await expect(save([{ fromAmount: '5', needed: 6 }])).rejects.toThrow()
  expect(saveApprovals.secondFactor).toBe(true)
})
