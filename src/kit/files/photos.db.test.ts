import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany } from '../../../tests/cast/company.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { accept } from '#kit/files/accept.ts'
import { aNota, aPhoto, phoneExif } from '#kit/files/cast/pictures.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { keepAccepted, newKeys, type Keys } from '#kit/files/keep-file.ts'
import { dropFile, hideFile, keptFiles } from '#kit/files/see-file.ts'
import { storage } from '#kit/files/storage.ts'
import { announce } from '#kit/files/store.ts'
import { sweepLeftovers } from '#kit/files/sweep.ts'
import { sameContent, twinsOf } from '#kit/files/twins.ts'
import { historyOf } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import '#modules/parties/files.ts'

const shelf = aShelf()
let db: Database
let actor: Actor
let hands: ReturnType<typeof handsOf>

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'FOTO')
  hands = handsOf(db, actor)
})
afterAll(() => shelf.clear())

const jpeg = (seed: number) => aPhoto(seed).jpeg().toBuffer()
const nota = (seed: number, quality = 90) => aNota(seed).jpeg({ quality }).toBuffer()
const looker = (): Actor => ({ ...actor, userId: newId(), can: (permission) => permission === 'view pelanggan' })
const seenBy = (who: Actor, ownerId: string) => keptFiles(db.read, who, { subject: 'pelanggan', ownerId })

describe('a photo', () => {
  test('tells when, where and with what it was taken, and its copies do not', async () => {
    const bytes = await aPhoto(1).withExif(phoneExif).jpeg().toBuffer()
    const kept = await hands.attach(await hands.customer(), bytes)
    expect(kept).toMatchObject({
      takenAt: '2026-11-21T07:05:00.000Z',
      lat: '-6.175283',
      lng: '106.827222',
      device: 'Xiaomi Redmi Note 12',
      createdBy: actor.name,
    })
    for (const copy of [await hands.read(kept.id), await hands.read(kept.id, 'thumb')]) {
      const { exif, xmp, iptc } = await sharp(copy.bytes).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect(copy.bytes.includes('RAHASIA')).toBe(false)
    }
  })

  test('that the phone drew smaller still tells it, from what the phone cut off', async () => {
    const { exif } = await sharp(await aPhoto(2).withExif(phoneExif).jpeg().toBuffer()).metadata()
    const kept = await hands.attach(await hands.customer(), await jpeg(2), 'IMG.jpg', exif)
    expect([kept.takenAt, kept.lat]).toEqual(['2026-11-21T07:05:00.000Z', '-6.175283'])
  })

  test('without a zone was taken where the company stands', async () => {
    const exif = { IFD2: { DateTimeOriginal: '2026:11:21 14:05:00' } }
    const bytes = await aPhoto(3).withExif(exif).jpeg().toBuffer()
    const far = handsOf(db, { ...actor, zone: 'Asia/Jayapura' })
    expect((await far.attach(await hands.customer(), bytes)).takenAt).toBe('2026-11-21T05:05:00.000Z')
  })

  test('has a small copy of its own kind, and both go when it goes', async () => {
    const kept = await hands.attach(await hands.customer(), await jpeg(4))
    const thumb = await hands.read(kept.id, 'thumb')
    expect([thumb.type, thumb.name]).toEqual(['image/webp', 'foto.webp'])
    expect(await sharp(thumb.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
    await db.withTx((tx) => dropFile(tx, actor, kept.id))
    const { rows } = await db.pool.query('select count(*)::int as n from file_leftover')
    expect(rows[0].n).toBe(2)
    await expect(hands.read(kept.id, 'thumb')).rejects.toBeInstanceOf(NotFound)
  })

  test('sent twice by a phone that lost the answer is attached once', async () => {
    const customer = await hands.customer()
    const first = await hands.attach(customer, await jpeg(5))
    const second = await hands.attach(customer, await jpeg(5), 'lagi.jpg')
    expect(second.id).toBe(first.id)
    expect(await seenBy(actor, customer)).toHaveLength(1)
    expect((await historyOf(db.read, actor.companyId, 'customer', customer)).map(({ act }) => act)).toEqual([
      'add-file',
    ])
  })

  test('is one of 200 of a record at most; sent again it still is the one that is there', async () => {
    const customer = await hands.customer()
    const first = await hands.attach(customer, await jpeg(9))
    const columns = 'company_id, owner_subject, owner_id, name, type, size, sha256, created_by'
    await db.pool.query(
      `insert into file (id, ${columns}) select gen_random_uuid(), ${columns} from file, generate_series(2, 200) where id = $1`,
      [first.id],
    )
    await expect(hands.attach(customer, await jpeg(10))).rejects.toMatchObject({
      ...{ code: 'file.too-many', facts: { most: 200 } },
    })
    expect((await hands.attach(customer, await jpeg(9))).id).toBe(first.id)
    await hands.attach(await hands.customer(), await jpeg(10))
  })
})

describe('bytes without a row', () => {
  const place = (ownerId: string) => ({ subject: 'pelanggan', ownerId, slot: 'lampiran' })
  const leftovers = async (keys: Keys) => {
    const { rows } = await db.pool.query('select storage_key from file_leftover where storage_key = any ($1)', [
      [keys.id, keys.thumb],
    ])
    return rows.length
  }

  test('are swept when the act that wrote them did not stand', async () => {
    const keys = newKeys()
    const accepted = await accept({ name: 'a.jpg', bytes: await jpeg(8) }, 'any')
    const customer = await hands.customer()
    await announce(db.read, [keys.id, keys.thumb])
    const lost = db.withTx(async (tx) => {
      await keepAccepted(tx, actor, place(customer), accepted, keys)
      throw new Error('the machine fell')
    })
    await expect(lost).rejects.toThrow('the machine fell')
    expect(await storage().get(keys.id)).toBeDefined()
    await db.pool.query(`update file_leftover set since = now() - interval '2 minutes'`)
    await db.withTx((tx) => sweepLeftovers(tx))
    expect([await storage().get(keys.id), await storage().get(keys.thumb)]).toEqual([undefined, undefined])
  })

  test('are none once the row stands', async () => {
    const keys = newKeys()
    const accepted = await accept({ name: 'a.jpg', bytes: await jpeg(9) }, 'any')
    const customer = await hands.customer()
    await announce(db.read, [keys.id, keys.thumb])
    expect(await leftovers(keys)).toBe(2)
    await db.withTx((tx) => keepAccepted(tx, actor, place(customer), accepted, keys))
    expect(await leftovers(keys)).toBe(0)
  })
})

describe('a private file', () => {
  test('is seen by who may change the record and by who brought it, by nobody else', async () => {
    const customer = await hands.customer()
    const { id } = await hands.attach(customer, await jpeg(6))
    await db.withTx((tx) => hideFile(tx, actor, { id, isPrivate: true }))
    const other = looker()
    expect(await seenBy(other, customer)).toEqual([])
    await expect(handsOf(db, other).read(id)).rejects.toBeInstanceOf(NotFound)
    await expect(handsOf(db, other).read(id, 'thumb')).rejects.toBeInstanceOf(NotFound)
    expect(await seenBy({ ...other, userId: actor.userId }, customer)).toMatchObject([{ id, isPrivate: true }])
    expect((await handsOf(db, { ...other, userId: actor.userId }).read(id)).type).toBe('image/jpeg')

    await db.withTx((tx) => hideFile(tx, actor, { id, isPrivate: false }))
    expect(await seenBy(other, customer)).toMatchObject([{ id, isPrivate: false }])
  })

  test('is made so only by who may change the record', async () => {
    const { id } = await hands.attach(await hands.customer(), await jpeg(7))
    await expect(db.withTx((tx) => hideFile(tx, looker(), { id, isPrivate: true }))).rejects.toBeInstanceOf(Forbidden)
    const stranger = await aCompany(db, 'ASING')
    await expect(db.withTx((tx) => hideFile(tx, stranger, { id, isPrivate: true }))).rejects.toBeInstanceOf(NotFound)
  })
})

describe('the same nota', () => {
  test('is found again by its content, in this company only', async () => {
    const customer = await hands.customer()
    const { id } = await hands.attach(customer, await nota(1))
    const { rows } = await db.pool.query('select sha256, source_sha256 from file where id = $1', [id])
    for (const mark of [rows[0].sha256, rows[0].source_sha256] as string[]) {
      expect(await sameContent(db.read, actor.companyId, mark)).toMatchObject([{ id, ownerId: customer, how: 'same' }])
      expect(await sameContent(db.read, newId(), mark)).toEqual([])
    }
  })

  test('is found when a second form brings it, as it was or saved anew; another nota is not', async () => {
    const customer = await hands.customer()
    const kept = await hands.attach(customer, await nota(2))
    await hands.attach(customer, await nota(3))
    const [again, anew, other] = [
      await hands.draft(await nota(2)),
      await hands.draft(await nota(2, 45)),
      await hands.draft(await nota(4)),
    ]
    const twins = await twinsOf(db.read, actor.companyId, [again.id, anew.id, other.id])
    expect(twins.map(({ of, id, how }) => [of, id, how]).toSorted()).toEqual(
      [
        [again.id, kept.id, 'same'],
        [anew.id, kept.id, 'alike'],
      ].toSorted(),
    )
    expect(twins[0]).toMatchObject({ subject: 'pelanggan', ownerId: customer, createdBy: actor.name })
    expect(await twinsOf(db.read, newId(), [again.id])).toEqual([])
    expect(await twinsOf(db.read, actor.companyId, [])).toEqual([])
  })
})
