import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { draftsOf } from '#kit/files/drafts.ts'
import { keepFile } from '#kit/files/keep-file.ts'
import { dropFile, hideFile, keptFiles } from '#kit/files/see-file.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as order from '../orders/contract.ts'
import { progressOf } from '../papers/pressed-progress.ts'
import '../files.ts'

const shelf = aShelf()
let db: Database
let shop: Shop
let brick: string
let hands: ReturnType<typeof handsOf>

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  brick = await shop.goods({ name: 'Bata', qty: '3000', value: 100_000n })
  hands = handsOf(db, shop.actor)
})
afterAll(() => shelf.clear())

const aSentDelivery = async () => {
  const saved = await shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: brick, qty: '10', price: '1000' }],
  })
  const { id, version } = await shop.do(delivery.createDelivery, { id: saved.id, date: '2026-11-04' })
  return { id, version }
}
const picture = async (seed: number) => (await hands.draft(await aPhoto(seed).png().toBuffer(), 'gambar.png')).id
const place = (ownerId: string) => ({ subject: 'surat-jalan', ownerId })
const filesOf = async (id: string) =>
  (await keptFiles(db.read, shop.actor, place(id))).map(({ slot, id: file }) => [slot, file])

test('what was signed and the photos of the goods belong to the surat jalan once it has arrived', async () => {
  const sj = await aSentDelivery()
  const [signature, photo] = [await picture(1), await picture(2)]
  await shop.do(delivery.receiveDelivery, { ...sj, receivedBy: 'Yusuf', signature, files: [photo] })
  expect((await filesOf(sj.id)).toSorted()).toEqual([
    ['', photo],
    ['tanda-tangan', signature],
  ])
  expect(await draftsOf(db.read, shop.actor, [signature, photo])).toEqual([])

  // The order tells of both; a photo that only some may see is not counted.
  const { orderId } = await shop.do(delivery.openDelivery, { id: sj.id })
  const told = async () => (await shop.do(order.openOrder, { id: orderId })).deliveries
  expect(await told()).toMatchObject([{ isSigned: true, photos: 1, receivedBy: 'Yusuf' }])
  await db.withTx((tx) => hideFile(tx, shop.actor, { id: photo, isPrivate: true }))
  expect(await told()).toMatchObject([{ isSigned: true, photos: 0 }])
})

test('an arrival that is refused takes no file: they wait for the next attempt', async () => {
  const sj = await aSentDelivery()
  const [signature, photo] = [await picture(3), await picture(4)]
  const asked = { ...sj, receivedBy: 'Yusuf', signature, files: [photo] }
  const { lines } = await shop.do(delivery.openDelivery, { id: sj.id })
  const rejected = [{ lineId: lines[0]!.id, qtyRejected: '1' }]
  await expect(shop.do(delivery.receiveDelivery, { ...asked, version: sj.version + 1 })).rejects.toMatchObject({
    code: 'document.changed',
  })
  await expect(shop.do(delivery.receiveDelivery, { ...asked, lines: rejected })).rejects.toMatchObject({
    code: 'delivery.no-reason',
  })
  expect(await filesOf(sj.id)).toEqual([])
  expect(await draftsOf(db.read, shop.actor, [signature, photo])).toHaveLength(2)
  await shop.do(delivery.receiveDelivery, asked)
  expect(await filesOf(sj.id)).toHaveLength(2)
})

test('a paper is no signature, and what is gone or another person’s signs nothing: the goods have not arrived', async () => {
  const sj = await aSentDelivery()
  const paper = (await hands.draft(aPaper(), 'tanda-tangan.pdf')).id
  const receive = (signature: string) => shop.do(delivery.receiveDelivery, { ...sj, receivedBy: 'Yusuf', signature })
  await expect(receive(paper)).rejects.toMatchObject({ code: 'file.no-picture' })
  await expect(receive(sj.id)).rejects.toMatchObject({ code: 'file.gone' })
  expect(await shop.do(delivery.openDelivery, { id: sj.id })).toMatchObject({ receivedBy: null, status: 'sent' })
  expect(await filesOf(sj.id)).toEqual([])
})

test('a signature is given once: nobody puts another in its place, hides it or lets it go', async () => {
  const sj = await aSentDelivery()
  const [signature, photo] = [await picture(5), await picture(6)]
  await shop.do(delivery.receiveDelivery, { ...sj, receivedBy: 'Yusuf', signature, files: [photo] })
  const bytes = await aPhoto(7).png().toBuffer()
  const slot = { ...place(sj.id), slot: 'tanda-tangan' }
  const put = db.withTx((tx) => keepFile(tx, shop.actor, slot, [{ field: 'file', name: 'lain.png', bytes }]))
  await expect(put).rejects.toBeInstanceOf(NotFound)
  await expect(db.withTx((tx) => dropFile(tx, shop.actor, signature))).rejects.toMatchObject({ code: 'file.stays' })
  const hidden = db.withTx((tx) => hideFile(tx, shop.actor, { id: signature, isPrivate: true }))
  await expect(hidden).rejects.toMatchObject({ code: 'file.stays' })
  await db.withTx((tx) => dropFile(tx, shop.actor, photo))
  expect(await filesOf(sj.id)).toEqual([['tanda-tangan', signature]])
})

test('the customer sees photos of what was sent in its kabar order, but neither the signature nor what is ours alone', async () => {
  const sj = await aSentDelivery()
  const [signature, photo, ours] = [await picture(21), await picture(22), await picture(23)]
  await shop.do(delivery.receiveDelivery, { ...sj, receivedBy: 'Yusuf', signature, files: [photo, ours] })
  const { number } = await shop.do(delivery.openDelivery, { id: sj.id })
  const told = async () =>
    (await progressOf(db.read, shop.actor, shop.customerId)).photos.filter((one) => one.number === number).length
  expect(await told()).toBe(2)
  await db.withTx((tx) => hideFile(tx, shop.actor, { id: ours, isPrivate: true }))
  expect(await told()).toBe(1)
  const { lines, total } = await progressOf(db.read, shop.actor, shop.customerId)
  expect(lines.at(-1)).toMatchObject({ description: 'Bata', ordered: '10', delivered: '10', left: '0' })
  expect(total).toBe(0n)
})
