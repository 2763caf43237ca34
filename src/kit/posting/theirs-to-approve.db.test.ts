import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { knowPeople } from '#kit/access/people.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { tables } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers, mayApprove, saveBands } from '#kit/posting/approval.ts'
import { recordDecision } from '#kit/posting/decision-store.ts'
import { theirsToApprove } from '#kit/posting/theirs-to-approve.ts'
import { anActor } from '../../../tests/cast/actor.ts'

// The same question asked of one document and of many: whatever the company, both say the same.
let db: Database
const doc = 'purchase-order' as const
const me = anActor()
const [other, third] = [1, 2].map(() => anActor({ companyId: me.companyId })) as [Actor, Actor]
const role = newId()
const right = 'approve pembelian-barang'

interface Paper {
  readonly id: string
  readonly amount: number
  readonly by: string | null
  readonly at: string
  readonly wishedBy: string | null
}

const papers: Paper[] = []

beforeAll(async () => {
  db = await testDatabase()
  knowPeople(async () => [])
  await db.pool.query(`insert into role (id, name, permissions) values ($1, 'Direktur', '{}')`, [role])
  const writers: readonly (readonly Actor[])[] = [[], [me], [me, other], [me, other, third]]
  for (const amount of [999, 20_000, 50_000])
    for (const by of [null, me.userId, other.userId])
      for (const wrote of writers)
        for (const said of [[], [me], [other]]) {
          const at = new Date().toISOString()
          const wishedBy = [null, me.userId, other.userId][Math.floor(papers.length / 3) % 3] ?? null
          const paper = { id: newId(), amount, by, at, wishedBy }
          papers.push(paper)
          await db.withTx(async (tx) => {
            for (const who of wrote) await recordHistory(tx, who, { subject: doc, id: paper.id, act: 'update' })
            const taken = { doc, documentId: paper.id, amount: money(amount), decision: 'approve', note: null } as const
            for (const who of said) await recordDecision(tx, who, taken)
          })
        }
  // One went back after a yes: what was said before does not count.
  const before = new Date(Date.now() - 60_000).toISOString()
  const back = { id: newId(), amount: 20_000, by: other.userId, at: before, wishedBy: null }
  papers.push(back)
  await db.withTx(async (tx) => {
    const taken = { doc, documentId: back.id, amount: money(20_000) }
    await recordDecision(tx, me, { ...taken, decision: 'approve', note: null })
    await recordDecision(tx, other, { ...taken, decision: 'return', note: 'Kurang jelas' })
  })
})

beforeEach(() => db.withTx((tx) => saveBands(tx, me, doc, [])))

async function asked(who: Actor): Promise<readonly string[]> {
  const theirs = await theirsToApprove(db.read, who, doc)
  if (!theirs) return []
  const row = {
    id: sql`p.id`,
    amount: sql`p.amount`,
    submittedBy: sql`p.submitted_by`,
    submittedAt: sql`p.submitted_at`,
    writtenFor: sql`p.written_for`,
  }
  const { rows } = await sql<{ id: string }>`
    select p.id from unnest(${papers.map(({ id }) => id)}::uuid[], ${papers.map(({ amount }) => amount)}::bigint[],
      ${papers.map(({ by }) => by)}::uuid[], ${papers.map(({ at }) => at)}::timestamptz[],
      ${papers.map(({ wishedBy }) => wishedBy)}::uuid[]) as p (id, amount, submitted_by, submitted_at, written_for)
    where ${theirs.reach(row)} and ${theirs.free(row)}
  `.execute(tables(db.read))
  return rows.map(({ id }) => id).toSorted()
}

async function oneByOne(who: Actor): Promise<readonly string[]> {
  const may = await Promise.all(
    papers.map(({ id, amount, by, at, wishedBy }) =>
      mayApprove(db.read, who, {
        ...{ doc, amount: money(amount), documentId: id },
        ...{ submittedBy: by, submittedAt: at, writtenFor: wishedBy },
      }),
    ),
  )
  return papers.flatMap(({ id }, at) => (may[at] ? [id] : [])).toSorted()
}

const low = { fromAmount: money(1_000), permission: right }
const bandsOf: Readonly<Record<string, Parameters<typeof saveBands>[3]>> = {
  'no bands': [],
  'one band': [low],
  'a band of two people': [{ ...low, needed: 2 }],
  'a higher right': [low, { fromAmount: money(50_000), permission: 'approve permissions' }],
  'a role': [
    { fromAmount: money(0), permission: right },
    { fromAmount: money(20_000), permission: right, roleId: role },
  ],
}
const holders = {
  'nobody else': [me.userId],
  'one other': [me.userId, other.userId],
  'two others': [me.userId, other.userId, third.userId],
}
const people: Readonly<Record<string, Actor>> = {
  'with every right': { ...me, roles: 'all' },
  'without a role or a higher right': { ...me, can: (one) => one === right },
  'with the role': { ...me, roles: [role], can: (one) => one === right },
}

for (const [company, bands] of Object.entries(bandsOf))
  for (const [able, ids] of Object.entries(holders))
    test(`${company}, ${able}: many papers at once are told as one by one`, async () => {
      knowApprovers(async () => ids)
      await db.withTx((tx) => saveBands(tx, me, doc, bands))
      for (const [name, who] of Object.entries(people)) {
        const expected = await oneByOne(who)
        expect(await asked(who), name).toEqual(expected)
        expect(expected.length, name).toBeGreaterThan(0)
      }
    })
