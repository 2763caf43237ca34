import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { knowPeople } from '#kit/access/people.ts'
import { newId } from '#kit/id.ts'
import type { Actor } from '#kit/access/actor.ts'
import { recordHistory } from '#kit/history/history.ts'
import {
  assertMayApprove,
  bandFor,
  bandsOf,
  knowApprovers,
  mayApprove,
  needsApproval,
  saveBands,
  yesesMissing,
} from '#kit/posting/approval.ts'
import { decisionsOf, recordDecision } from '#kit/posting/decision-store.ts'
import { takeDecision } from '#kit/posting/take-decision.ts'
import { anActor } from '../../../tests/cast/actor.ts'

let db: Database
let approvers: string[] = []
const doc = 'purchase-order' as const
const low = { fromAmount: money(1_000), permission: 'approve pembelian-barang' }
const high = { fromAmount: money(50_000), permission: 'approve permissions' }

beforeAll(async () => {
  db = await testDatabase()
})

beforeEach(() => {
  approvers = []
  knowApprovers(async () => approvers)
  knowPeople(async () => [])
})

test('the highest band that is reached decides', () => {
  expect(bandFor([low, high], money(999))).toBeUndefined()
  expect(bandFor([low, high], money(1_000))).toBe(low)
  expect(bandFor([low, high], money(70_000))).toBe(high)
})

test('bands are kept per company and kind; none chosen differs from never chosen', async () => {
  const actor = anActor()
  const needs = (amount: number, which: 'purchase-order' | 'purchase-request' = doc) =>
    needsApproval(db.read, actor, { doc: which, amount: money(amount) })
  expect([await needs(9_999_999), await needs(0, 'purchase-request')]).toEqual([false, true])

  await db.withTx((tx) => saveBands(tx, actor, doc, [high, low]))
  await db.withTx((tx) => saveBands(tx, actor, 'purchase-request', []))
  expect(await bandsOf(db.read, actor.companyId, doc)).toEqual([low, high])
  expect([await needs(999), await needs(1_000), await needs(0, 'purchase-request')]).toEqual([false, true, false])
  expect(await needsApproval(db.read, anActor(), { doc, amount: money(1_000) })).toBe(false)
})

test('nobody says yes to their own paper while another could, nor above their right', async () => {
  const actor = anActor()
  await db.withTx((tx) => saveBands(tx, actor, doc, [low, high]))
  const may = (who: typeof actor, amount: number, submittedBy: string | null) =>
    assertMayApprove(db.read, who, { doc, amount: money(amount), documentId: newId(), submittedBy })
  await may(actor, 2_000, newId())
  await may(actor, 2_000, actor.userId)
  approvers = [actor.userId]
  await may(actor, 2_000, actor.userId)
  approvers = [actor.userId, newId()]
  await expect(may(actor, 2_000, actor.userId)).rejects.toMatchObject({ code: 'approval.own' })

  const clerk = anActor({ companyId: actor.companyId, can: (permission) => permission === low.permission })
  await may(clerk, 2_000, actor.userId)
  await expect(may(clerk, 60_000, actor.userId)).rejects.toMatchObject({ code: 'approval.above-own' })
})

test('who wrote or changed a paper leaves the yes to others, as long as there is another', async () => {
  const owner = anActor()
  const [writer, editor, chief] = [1, 2, 3].map(() => anActor({ companyId: owner.companyId })) as [Actor, Actor, Actor]
  const asked = { doc, amount: money(2_000), documentId: newId(), submittedBy: owner.userId }
  const may = (who: Actor) => assertMayApprove(db.read, who, asked)
  await db.withTx(async (tx) => {
    await saveBands(tx, owner, doc, [{ ...low, needed: 2 }])
    for (const [who, act] of [
      [writer, 'create'],
      [editor, 'update'],
      [chief, 'print'],
      [owner, 'submit'],
    ] as const)
      await recordHistory(tx, who, { subject: doc, id: asked.documentId, act })
  })
  approvers = [owner, writer, editor, chief].map(({ userId }) => userId)
  await expect(may(writer)).rejects.toMatchObject({ code: 'approval.wrote' })
  await expect(may(editor)).rejects.toMatchObject({ code: 'approval.wrote' })
  await expect(may(owner)).rejects.toMatchObject({ code: 'approval.own' })
  expect(await mayApprove(db.read, writer, asked)).toBe(false)
  await may(chief)
  // Two yeses are wanted and one person is left to give one: it is enough.
  expect(await yesesMissing(db.read, chief, asked)).toBe(1)
  // Nobody else is left: whoever wrote it looks at what another handed in.
  approvers = [owner.userId, writer.userId]
  await may(writer)
  await expect(may(owner)).rejects.toMatchObject({ code: 'approval.own' })
  await expect(assertMayApprove(db.read, writer, { ...asked, submittedBy: writer.userId })).rejects.toMatchObject({
    code: 'approval.own',
  })
  approvers = [writer.userId]
  await assertMayApprove(db.read, writer, { ...asked, submittedBy: writer.userId })
})

test('whose wish a paper holds leaves the yes to others as its writer does', async () => {
  const [writer, wished, chief] = [1, 2, 3].map(() => anActor()) as [Actor, Actor, Actor]
  const { companyId } = writer
  const asked = {
    ...({ doc: 'purchase-request', amount: money(0), documentId: newId() } as const),
    ...{ submittedBy: writer.userId, writtenFor: wished.userId },
  }
  const may = (who: Actor) => assertMayApprove(db.read, { ...who, companyId }, asked)
  approvers = [writer, wished, chief].map(({ userId }) => userId)
  await expect(may(wished)).rejects.toMatchObject({ code: 'approval.wished' })
  await expect(may(writer)).rejects.toMatchObject({ code: 'approval.own' })
  await may(chief)
  // Nobody else is left: he looks at what another wrote down and handed in.
  approvers = [writer.userId, wished.userId]
  await may(wished)
  await expect(may(writer)).rejects.toMatchObject({ code: 'approval.own' })
})

test('a band may name a role: the right alone is not enough, an owner has every role, and alone one says yes', async () => {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into role (id, name, permissions) values ($1, 'Manajer', '{}') returning id`,
    [newId()],
  )
  const roleId = rows[0]?.id ?? ''
  const owner = anActor({ roles: 'all' })
  const asked: string[][] = []
  knowApprovers(async (_tx, _company, permission, role = '-') => {
    asked.push([permission, role])
    return approvers
  })
  await db.withTx((tx) => saveBands(tx, owner, doc, [low, { ...high, permission: low.permission, roleId }]))
  expect(await bandsOf(db.read, owner.companyId, doc)).toMatchObject([low, { roleId }])
  const may = (who: typeof owner, amount: number, submittedBy: string | null = newId()) =>
    assertMayApprove(db.read, who, { doc, amount: money(amount), documentId: newId(), submittedBy })
  const clerk = anActor({ companyId: owner.companyId, roles: [] })
  const manager = anActor({ companyId: owner.companyId, roles: [roleId] })
  await may(clerk, 2_000)
  await expect(may(clerk, 60_000)).rejects.toMatchObject({ code: 'approval.other-role' })
  await may(manager, 60_000)
  await may(owner, 60_000)
  approvers = [manager.userId]
  await may(manager, 60_000, manager.userId)
  approvers = [manager.userId, owner.userId]
  await expect(may(manager, 60_000, manager.userId)).rejects.toMatchObject({ code: 'approval.own' })
  expect(asked).toEqual([
    [low.permission, roleId],
    [low.permission, roleId],
  ])

  await expect(db.withTx((tx) => saveBands(tx, owner, doc, [{ ...low, roleId: newId() }]))).rejects.toMatchObject({
    code: 'approval.no-role',
  })
  await db.pool.query('delete from role where id = $1', [roleId])
  await may(clerk, 60_000)
})

test('a band may need several people: each once, since it was handed in, and never more than there are', async () => {
  const chief = anActor()
  const [second, third] = [1, 2].map(() => anActor({ companyId: chief.companyId }))
  const clerk = newId()
  approvers = [chief.userId, second!.userId, third!.userId, clerk]
  await db.withTx((tx) => saveBands(tx, chief, doc, [low, { ...high, permission: low.permission, needed: 2 }]))
  const submitted = { doc, documentId: newId(), submittedBy: clerk }
  const say = (who: typeof chief, amount: number, decision: 'approve' | 'return' = 'approve', submittedAt?: string) => {
    const asked = { ...submitted, amount: money(amount), ...(submittedAt && { submittedAt }) }
    const paper = { subject: 'pembelian', id: submitted.documentId, what: 'PO', href: '/' }
    const note = decision === 'return' ? 'Kurangi' : null
    return db.withTx((tx) => takeDecision(tx, who, asked, { decision, note }, paper))
  }
  expect(await say(chief, 60_000)).toBe(false)
  await expect(say(chief, 60_000)).rejects.toMatchObject({ code: 'approval.said-yes' })
  expect(await say(second!, 60_000)).toBe(true)
  // Handed in again after it went back: what was said before counts no more.
  expect(await say(third!, 60_000, 'return')).toBe(true)
  expect(await say(chief, 60_000)).toBe(false)
  // Taken back and handed in again: the same.
  const later = new Date(Date.now() + 1_000).toISOString()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(later) + 1_000 })
  try {
    expect(await say(third!, 60_000, 'approve', later)).toBe(false)
    expect(await say(second!, 60_000, 'approve', later)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
  // Below it one is enough; and where only one person could, one is enough above it too.
  expect(await say(chief, 2_000)).toBe(true)
  approvers = [chief.userId, clerk]
  submitted.documentId = newId()
  expect(await say(chief, 60_000)).toBe(true)
})

test('decisions are kept with their reason, newest first', async () => {
  const actor = anActor()
  const documentId = newId()
  const take = (decision: 'approve' | 'return', note: string | null) =>
    db.withTx((tx) => recordDecision(tx, actor, { doc, amount: money(5), documentId, decision, note }))
  await expect(take('return', null)).rejects.toMatchObject({ code: 'approval.no-note', field: 'note' })
  await take('return', 'Kurangi')
  await take('approve', null)
  expect(await decisionsOf(db.read, actor.companyId, documentId)).toMatchObject([
    { decision: 'approve', note: null, by: 'Rina', amount: '5' },
    { decision: 'return', note: 'Kurangi' },
  ])
  expect(await decisionsOf(db.read, newId(), documentId)).toEqual([])
})
