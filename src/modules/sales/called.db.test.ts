import { beforeAll, expect, test } from 'vitest'
import { NotFound } from '#kit/http/not-found.ts'
import { fileOwner } from '#kit/files/owners.ts'
import { newId } from '#kit/id.ts'
import { aCounter, type Counter } from './cast/counter.ts'
import { createDelivery } from './deliveries/contract.ts'
import './files.ts'

// What a mention calls a paper: its number, and never to somebody who may not see it.
let counter: Counter
let orderId: string
let deliveryId: string

beforeAll(async () => {
  counter = await aCounter()
  orderId = (await counter.made()).id
  const { lines } = await counter.seen(orderId)
  const sent = { id: orderId, date: '2026-11-04', lines: [{ orderLineId: lines[0]?.id ?? '', qty: '1' }] }
  deliveryId = (await counter.shop.do(createDelivery, sent)).id
})

const called = async (subject: string, id: string, actor = counter.shop.actor) =>
  fileOwner(subject).calledAs?.(counter.db.read, actor, id)

test('a paper is called by its kind and number', async () => {
  expect(await called('order', orderId)).toMatch(/^order ORD-\d{4}-\d{4}$/)
  expect(await called('surat-jalan', deliveryId)).toMatch(/^surat jalan SJ-\d{4}-\d{4}$/)
})

test('a draft has no number yet: its kind alone', async () => {
  expect(await called('order', (await counter.made({ confirm: false })).id)).toBe('order')
})

test('it has no name for another company', async () => {
  const stranger = { ...counter.shop.actor, companyId: newId() }
  for (const [subject, id] of [
    ['order', orderId],
    ['surat-jalan', deliveryId],
  ] as const)
    await expect(called(subject, id, stranger)).rejects.toBeInstanceOf(NotFound)
})
