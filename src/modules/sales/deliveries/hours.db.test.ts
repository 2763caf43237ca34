import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { aPhoto, phoneExif } from '#kit/files/cast/pictures.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { aCounter, refused, type Counter } from '../cast/counter.ts'
import * as order from '../orders/contract.ts'
import * as delivery from './contract.ts'
import '../files.ts'

const shelf = aShelf()
const today = dayIn('Asia/Jakarta', now())
const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000).toISOString()
let counter: Counter

beforeAll(async () => {
  counter = await aCounter()
})
afterAll(() => shelf.clear())

const sent = async (given: object = {}) => {
  const { id } = await counter.made()
  return counter.shop.do(delivery.createDelivery, { id, date: today, ...given })
}
const seen = (id: string) => counter.shop.do(delivery.openDelivery, { id })
const receive = ({ id, version }: { id: string; version: number }, given: object = {}) =>
  counter.shop.do(delivery.receiveDelivery, { id, version, receivedBy: 'Yusuf', files: [], ...given })
const near = (instant: string | null) => Math.abs(Date.parse(instant ?? '') - now().getTime()) < 60_000

test('goods leave when the surat jalan is made, or when it says they left; the hour of another day is not made up', async () => {
  expect(near((await seen((await sent()).id)).departedAt)).toBe(true)
  const departedAt = ago(90)
  expect((await seen((await sent({ departedAt })).id)).departedAt).toBe(departedAt)
  expect((await seen((await sent({ date: addDays(today, -3) })).id)).departedAt).toBeNull()

  const draft = await sent({ departedAt, send: false })
  const left = await counter.shop.do(delivery.sendDelivery, { id: draft.id, version: draft.version })
  expect((await seen(left.id)).departedAt).toBe(departedAt)
})

test('goods arrive when their receipt is confirmed, unless it tells an earlier hour', async () => {
  const plain = await sent()
  await receive(plain)
  const { arrivedAt, receivedAt } = await seen(plain.id)
  expect([near(arrivedAt), arrivedAt]).toEqual([true, receivedAt])

  const early = await sent({ departedAt: ago(120) })
  const told = ago(45)
  await receive(early, { arrivedAt: told })
  const came = await seen(early.id)
  expect(came.arrivedAt).toBe(told)
  expect(near(came.receivedAt)).toBe(true)
})

test('nothing arrives before it left, or later than now', async () => {
  const one = await sent({ departedAt: ago(60) })
  await refused(receive(one, { arrivedAt: ago(90) }), 'delivery.arrived-early')
  await refused(receive(one, { arrivedAt: ago(-30) }), 'delivery.time-ahead')
  const other = await sent({ date: addDays(today, -2) })
  await refused(receive(other, { arrivedAt: ago(4 * 24 * 60) }), 'delivery.arrived-early')
  await receive(other, { arrivedAt: ago(20) })
  expect(await seen(one.id)).toMatchObject({ status: 'sent', arrivedAt: null })
})

test('both hours may be put right later, and the history tells of it', async () => {
  const { id, version } = await sent({ departedAt: ago(60) })
  const arrived = await receive({ id, version })
  const amended = { id, departedAt: ago(200), arrivedAt: ago(150) }
  const saved = await counter.shop.do(delivery.amendDelivery, { ...amended, version: arrived.version })
  expect(await seen(id)).toMatchObject({ departedAt: amended.departedAt, arrivedAt: amended.arrivedAt })
  const backwards = { ...amended, arrivedAt: ago(300), version: saved.version }
  await refused(counter.shop.do(delivery.amendDelivery, backwards), 'delivery.arrived-early')
  const { orderId } = await seen(id)
  const history = await counter.shop.do(order.orderHistory, { id: orderId })
  expect(history.find(({ act }) => act === 'amend')?.changes).toMatchObject({
    arrivedAt: [expect.anything(), amended.arrivedAt],
  })

  // What is still on the road has no hour of arrival.
  const road = await sent()
  await counter.shop.do(delivery.amendDelivery, { id: road.id, version: road.version, arrivedAt: ago(0) })
  expect((await seen(road.id)).arrivedAt).toBeNull()
})

test('where goods were taken is what the phone said, else where a photo of them was taken, else nothing', async () => {
  const place = { lat: '-6.595038', lng: '106.816635' }
  const hands = handsOf(counter.db, counter.shop.actor)
  const photo = async (seed: number) => {
    const bytes = await aPhoto(seed).withExif(phoneExif).jpeg().toBuffer()
    return (await hands.draft(bytes, 'foto.jpg')).id
  }
  const [told, pictured, silent] = [await sent(), await sent(), await sent()]
  await receive(told, { place, files: [await photo(1)] })
  await receive(pictured, { files: [await photo(2)] })
  await receive(silent)
  expect((await seen(told.id)).receivedAtPlace).toEqual(place)
  expect((await seen(pictured.id)).receivedAtPlace).toEqual({ lat: '-6.175283', lng: '106.827222' })
  expect((await seen(silent.id)).receivedAtPlace).toBeNull()
  await expect(receive(await sent(), { place: { lat: '91', lng: '0' } })).rejects.toThrow(
    'Titik ini tidak ada di peta.',
  )
})

test('goods do not leave on a day still to come: the surat jalan of tomorrow waits as a draft', async () => {
  const tomorrow = addDays(today, 1)
  const ahead = { code: 'delivery.date-ahead', field: 'date' }
  await expect(sent({ date: tomorrow })).rejects.toMatchObject(ahead)
  const draft = await sent({ date: tomorrow, send: false })
  await expect(counter.shop.do(delivery.sendDelivery, { id: draft.id, version: draft.version })).rejects.toMatchObject(
    ahead,
  )
  const { version } = await counter.shop.do(delivery.updateDelivery, {
    id: draft.id,
    version: draft.version,
    date: today,
  })
  await counter.shop.do(delivery.sendDelivery, { id: draft.id, version })
})
