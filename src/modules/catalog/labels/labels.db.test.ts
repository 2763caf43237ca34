import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '../../../../tests/cast/company.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { items } from '#modules/catalog/contract.ts'
import { itemLabels } from '#modules/catalog/labels/contract.ts'
import { labelsPdf } from '#modules/catalog/labels/item-labels.ts'
import { addItem } from '#modules/catalog/save-item.ts'

let db: Database
let actor: Actor
let semen: string
let paku: string

const add = async (name: string, shelfLocation: string | null) => {
  const asked = z.parse(items.add.input, { name, baseUnit: 'kg', kind: 'bahan_baku', shelfLocation })
  return (await db.withTx((tx) => addItem(tx, actor, asked))).id
}
const labels = (of: string, more: { size?: 'roll' } = {}, who = actor) =>
  labelsPdf(db.read, who, z.parse(itemLabels.input, { of, ...more }))

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'WBP')
  semen = await add('Semen Tiga Roda', 'A-03')
  paku = await add('Paku 5 cm', null)
})
afterAll(closePress)

test('as many labels of each as asked, in the order asked', async () => {
  const { name, content } = await labels(`${paku}*2,${semen}`, { size: 'roll' })
  expect(name).toBe('Label 3 lembar.pdf')
  const pages = await readPdf(content)
  expect(pages.map((page) => /Paku|Semen/.exec(page.text)?.[0])).toEqual(['Paku', 'Paku', 'Semen'])
  expect(pages[2]?.text).toContain('kg · Rak A-03')
  expect(pages[0]?.text).toContain('PT WBP')
})

test('neither none nor more than a print holds', async () => {
  await expect(labels(`${semen}*0`)).rejects.toMatchObject({ code: 'item.labels', field: 'of' })
  await expect(labels(`${semen}*500,${paku}*500,${semen}*500`)).rejects.toMatchObject({ code: 'item.labels' })
})

test('of items of another company there are none', async () => {
  const stranger = await aCompany(db, 'LAIN')
  await expect(labels(semen, {}, stranger)).rejects.toBeInstanceOf(NotFound)
})
