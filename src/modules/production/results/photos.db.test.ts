import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { keptFiles } from '#kit/files/see-file.ts'
import { aWorkshop } from '../cast/workshop.ts'
import * as result from './contract.ts'

const shelf = aShelf()
afterAll(() => shelf.clear())

test('what was photographed of a result is kept with its order; a photo that is gone lets nothing be made', async () => {
  const db = await testDatabase()
  const shop = await aWorkshop(db)
  const { id, version } = await shop.running()
  const { id: photo } = await handsOf(db, shop.actor).draft(aPaper(), 'hasil.pdf')
  const made = { id, version, date: '2026-11-05', good: '10', second: '0', reject: '0', useRecipe: true }
  const { version: next } = await shop.do(result.recordOutput, { ...made, files: [photo] })
  const kept = () => keptFiles(db.read, shop.actor, { subject: 'spk', ownerId: id })
  expect((await kept()).map(({ name }) => name)).toEqual(['hasil.pdf'])
  const before = await shop.held(shop.paving, shop.finished)
  await expect(shop.do(result.recordOutput, { ...made, version: next, files: [photo] })).rejects.toMatchObject({
    code: 'file.gone',
  })
  expect(await shop.held(shop.paving, shop.finished)).toEqual(before)
})
