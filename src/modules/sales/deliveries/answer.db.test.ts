import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aShelf } from '#kit/files/cast/shelf.ts'
import { dropFile, keptFiles } from '#kit/files/see-file.ts'
import { WrongShape } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { OpenCall, UploadedFile } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { answerLink } from '#kit/paper/links/answers/take-answer.ts'
import { newestLink } from '#kit/paper/links/store.ts'
import { aShop, allLaws, type Shop } from '../cast/shop.ts'
import { sharePapersOfSales } from '../papers/shared.ts'
import * as delivery from './contract.ts'
import * as order from '../orders/contract.ts'
import '../files.ts'

// Whoever takes the goods signs through the QR on the surat jalan, without an account.
const shelf = aShelf()
let db: Database
let shop: Shop
let brick: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  brick = await shop.goods({ name: 'Bata', qty: '3000', value: 100_000n })
  sharePapersOfSales()
})
afterAll(() => shelf.clear())

async function aSentDelivery() {
  const lines = [{ itemId: brick, qty: '10', price: '1000' }]
  const saved = await shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines,
  })
  const { id } = await shop.do(delivery.createDelivery, { id: saved.id, date: '2026-11-04' })
  const of = { companyId: shop.actor.companyId, kind: 'terima-barang', documentId: id }
  return { id, token: (await newestLink(db.read, of))?.split('/d/')[1] ?? '' }
}
const open = async (id: string) => shop.do(delivery.openDelivery, { id })
const png = async (seed: number) => aPhoto(seed).png().toBuffer()
const part = (field: string, bytes: Buffer | string): UploadedFile => ({ field, name: 'x', bytes: Buffer.from(bytes) })
const typed = { by: 'Yusuf', as: 'penerima', isComplete: true, note: null }

async function sign(token: string, more: object = {}, parts?: readonly UploadedFile[]) {
  const files = parts ?? [part('tanda-tangan', await png(31)), part('foto', await png(32))]
  const jawaban = part('jawaban', JSON.stringify({ key: newId(), ...typed, ...more }))
  const caller = { ip: '10.4.0.1', files: async () => [jawaban, ...files] }
  return answerLink({ db, actor: undefined, asked: { token }, caller } as unknown as OpenCall<{ token: string }>)
}

test('it stands at the surat jalan with name, time, place, signature and photo, and moves nothing', async () => {
  const { id, token } = await aSentDelivery()
  const before = await open(id)
  const place = { lat: '-6.595038', lng: '106.816635' }
  await sign(token, { isComplete: false, note: 'Dua bata pecah', place, secondsAgo: 3600 })
  const { answer, ...after } = await open(id)
  expect(answer).toMatchObject({ by: 'Yusuf', as: 'penerima', isComplete: false, note: 'Dua bata pecah', place })
  expect(Date.parse(answer!.sentAt) - Date.parse(answer!.signedAt)).toBe(3_600_000)
  expect(after).toEqual({ ...before, answer: undefined })

  const files = await keptFiles(db.read, shop.actor, { subject: 'surat-jalan', ownerId: id })
  expect(files.map(({ slot, id: file }) => [slot, file]).toSorted()).toEqual([
    ['qr-foto-1', answer!.photos[0]],
    ['qr-tanda-tangan', answer!.signature],
  ])
  expect(files[0]).toMatchObject({ createdBy: 'Yusuf lewat QR' })
  // What was signed stays.
  await expect(db.withTx((tx) => dropFile(tx, shop.actor, answer!.signature))).rejects.toMatchObject({
    code: 'file.stays',
  })
  await allLaws(db)
})

test('sent twice it is there once, also at the same time; another answer is refused with who signed', async () => {
  const { id, token } = await aSentDelivery()
  const key = newId()
  const [one, other] = await Promise.all([sign(token, { key }), sign(token, { key })])
  expect(one).toEqual(other)
  expect(await sign(token, { key, by: 'Orang lain' })).toEqual(one)
  await expect(sign(token, { by: 'Asep', as: 'sopir' })).rejects.toMatchObject({
    code: 'paper-answer.given',
    facts: { by: 'Yusuf' },
  })
  expect(await keptFiles(db.read, shop.actor, { subject: 'surat-jalan', ownerId: id })).toHaveLength(2)
  const { rows } = await db.pool.query(`select act from history where subject_id = $1 and act = 'sign-link'`, [id])
  expect(rows).toHaveLength(1)
})

test('a link that ended, of a delivery that was called off, or that is none of ours takes nothing', async () => {
  const { id, token } = await aSentDelivery()
  await db.pool.query(`update paper_link set revoked_at = now() where document_id = $1`, [id])
  await expect(sign(token)).rejects.toMatchObject({ code: 'paper-link.ended' })
  await db.pool.query(`update paper_link set revoked_at = null where document_id = $1`, [id])
  const { version } = await open(id)
  await shop.do(delivery.voidDelivery, { id, version, reason: 'Salah kirim' })
  await expect(sign(token)).rejects.toMatchObject({ code: 'paper-link.gone' })
  await expect(sign('A'.repeat(54))).rejects.toBeInstanceOf(NotFound)
  expect((await open(id)).answer).toBeNull()
})

test('what is no signature, or has no name, or says what nobody asked, is refused and nothing stays of it', async () => {
  const { id, token } = await aSentDelivery()
  const signature = part('tanda-tangan', await png(33))
  const photo = part('foto', await png(34))
  const wrong: [object, UploadedFile[], string][] = [
    [{ by: ' ' }, [signature], 'by'],
    [{ as: 'tetangga' }, [signature], 'as'],
    [{ isComplete: false }, [signature], 'note'],
    [{ status: 'received' }, [signature], 'status'],
    [{ place: { lat: '91', lng: '0' } }, [signature], 'place.lat'],
    [{ secondsAgo: -5 }, [signature], 'secondsAgo'],
    [{}, [photo], 'tanda-tangan'],
    [{}, [signature, signature], 'tanda-tangan'],
    [{}, [signature, photo, photo, photo, photo], 'foto'],
    [{}, [signature, part('stempel', 'x')], 'stempel'],
  ]
  for (const [more, parts, field] of wrong) {
    const failure: unknown = await sign(token, more, parts).catch((error: unknown) => error)
    expect(failure, field).toBeInstanceOf(WrongShape)
    expect((failure as WrongShape).errors, field).toHaveProperty([field])
  }
  for (const bytes of [aPaper(), Buffer.from('<svg/>'), Buffer.alloc(0), Buffer.alloc(10 * 1024 * 1024 + 1)])
    await expect(sign(token, {}, [part('tanda-tangan', bytes)])).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^file\./),
    )
  expect((await open(id)).answer).toBeNull()
  expect(await keptFiles(db.read, shop.actor, { subject: 'surat-jalan', ownerId: id })).toEqual([])
})
