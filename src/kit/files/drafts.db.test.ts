import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany } from '../../../tests/cast/company.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aNota, aPhoto } from '#kit/files/cast/pictures.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { claimFiles, draftsOf } from '#kit/files/drafts.ts'
import { dropFile, keptFiles } from '#kit/files/see-file.ts'
import { storage } from '#kit/files/storage.ts'
import { fileJobs } from '#kit/files/sweep.ts'
import { historyOf } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { runDueJobs } from '#kit/jobs/runner.ts'
import '#modules/parties/files.ts'

const shelf = aShelf()
let db: Database
let actor: Actor
let hands: ReturnType<typeof handsOf>

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'DRAF')
  hands = handsOf(db, actor)
})
afterAll(() => shelf.clear())

const photo = (seed: number) => aPhoto(seed).jpeg().toBuffer()
const claim = (ids: readonly string[], ownerId: string, who = actor) =>
  db.withTx((tx) => claimFiles(tx, who, { ids, subject: 'pelanggan', ownerId }))

describe('a file of a form that is not saved yet', () => {
  test('is seen and let go by who brought it, and by nobody else of the same company', async () => {
    const { id } = await hands.draft(await photo(1))
    const colleague: Actor = { ...actor, userId: newId() }
    expect((await hands.read(id)).type).toBe('image/jpeg')
    await expect(handsOf(db, colleague).read(id)).rejects.toBeInstanceOf(NotFound)
    await expect(db.withTx((tx) => dropFile(tx, colleague, id))).rejects.toBeInstanceOf(NotFound)
    expect(await draftsOf(db.read, colleague, [id])).toEqual([])
    expect(await draftsOf(db.read, actor, [id, newId()])).toMatchObject([{ id }])
    await db.withTx((tx) => dropFile(tx, actor, id))
    expect(await draftsOf(db.read, actor, [id])).toEqual([])
  })

  test('is taken over by the record, whose history tells of it', async () => {
    const customer = await hands.customer()
    const [nota, paper] = [await hands.draft(await aNota(1).jpeg().toBuffer()), await hands.draft(aPaper(), 'PO.pdf')]
    expect(await claim([nota.id, paper.id, nota.id], customer)).toHaveLength(2)
    const kept = await keptFiles(db.read, actor, { subject: 'pelanggan', ownerId: customer })
    expect(kept.map(({ name }) => name)).toEqual(['nota.jpg', 'PO.pdf'])
    const told = await historyOf(db.read, actor.companyId, 'customer', customer)
    expect(told.map(({ changes }) => changes['lampiran']?.[1]).toSorted()).toEqual(['PO.pdf', 'nota.jpg'])
    const reader: Actor = { ...actor, userId: newId(), can: (permission) => permission === 'view pelanggan' }
    expect((await handsOf(db, reader).read(paper.id)).type).toBe('application/pdf')
  })

  test('is taken over once, by its own person, in its own company, or the document is not saved', async () => {
    const { id } = await hands.draft(await photo(2))
    const customer = await hands.customer()
    const strangers: Actor[] = [
      { ...actor, userId: newId() },
      { ...actor, companyId: newId() },
    ]
    for (const who of strangers) {
      await expect(claim([id], customer, who)).rejects.toMatchObject({ code: 'file.gone' })
    }
    await expect(claim([id, newId()], customer)).rejects.toMatchObject({ code: 'file.gone', facts: { missing: 1 } })
    await claim([id], customer)
    await expect(claim([id], customer)).rejects.toMatchObject({ code: 'file.gone' })
    await expect(claim([], customer)).resolves.toEqual([])
  })

  test('belongs to one of two documents that want it at once', async () => {
    const { id } = await hands.draft(await photo(3))
    const customers = await Promise.all(Array.from({ length: 8 }, () => hands.customer()))
    const outcomes = await Promise.allSettled(customers.map((customer) => claim([id], customer)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('goes after a week with its bytes; one that was taken over stays', async () => {
    const [old, taken, young] = [
      await hands.draft(await photo(4)),
      await hands.draft(await photo(5)),
      await hands.draft(await photo(6)),
    ]
    await claim([taken.id], await hands.customer())
    await db.pool.query(`update file set created_at = now() - interval '8 days' where id = any ($1)`, [
      [old.id, taken.id],
    ])
    const sweep = async () => {
      await db.withTx((tx) => addJob(tx, 'files.sweep', {}))
      await runDueJobs({ db, jobs: fileJobs })
    }
    await sweep()
    expect((await draftsOf(db.read, actor, [old.id, young.id])).map(({ id }) => id)).toEqual([young.id])
    await db.pool.query(`update file_leftover set since = now() - interval '1 hour'`)
    await sweep()
    expect(await storage().get(old.id)).toBeUndefined()
    expect((await hands.read(taken.id)).type).toBe('image/jpeg')
  })
})
