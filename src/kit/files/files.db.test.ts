import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { keepFile } from '#kit/files/keep-file.ts'
import { dropFile, fileBytes, keptFiles, openKeptFile } from '#kit/files/see-file.ts'
import { storage, useStorage } from '#kit/files/storage.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import '#modules/company/companies/files.ts'
import '#modules/parties/files.ts'

let db: Database
const folder = mkdtempSync(join(tmpdir(), 'mandor-files-'))
const actor: Actor = anActor()
const stranger: Actor = anActor()
const customerId = newId()

const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
const keep = (
  bytes: Buffer,
  more: { name?: string; subject?: string; ownerId?: string; slot?: string; who?: Actor } = {},
) => {
  const { name = 'gambar.png', subject = 'pelanggan', ownerId = customerId, slot = 'lampiran', who = actor } = more
  return db.withTx((tx) => keepFile(tx, who, { subject, ownerId, slot }, [{ field: 'file', name, bytes }]))
}
const logo = (bytes: Buffer, who = actor) =>
  keep(bytes, { subject: 'perusahaan', ownerId: actor.companyId, slot: 'logo', who })
const read = async (id: string, who = actor) => {
  const reply = await openKeptFile(db.read, who, { id })
  const bytes = Buffer.isBuffer(reply.body) ? reply.body : await buffer(reply.body)
  return { type: reply.type, inline: reply.inline, bytes }
}

beforeAll(async () => {
  useStorage(diskStorage(folder))
  db = await testDatabase()
  for (const [who, code] of [
    [actor, 'WBP'],
    [stranger, 'LAIN'],
  ] as const) {
    await db.pool.query('insert into company (id, name, short_code) values ($1, $2, $2)', [who.companyId, code])
  }
  await db.pool.query(`insert into customer (id, company_id, code, name) values ($1, $2, 'C', 'Toko')`, [
    customerId,
    actor.companyId,
  ])
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a file', () => {
  test('is given back to those who may see its record, as what it is', async () => {
    const kept = await keep(pdf, { name: 'Kontrak 2026.PDF' })
    expect(kept).toMatchObject({ name: 'Kontrak 2026.pdf', type: 'application/pdf', size: pdf.length })
    const opened = await read(kept.id)
    expect([opened.bytes.equals(pdf), opened.inline, opened.type]).toEqual([true, false, 'application/pdf'])
    expect(
      (await keptFiles(db.read, actor, { subject: 'pelanggan', ownerId: customerId })).map(({ id }) => id),
    ).toContain(kept.id)
    expect((await fileBytes(db.read, actor.companyId, kept.id))?.bytes.equals(pdf)).toBe(true)
  })

  test('that is a picture is drawn anew: nothing rides along', async () => {
    const place = { exif: { IFD0: { Copyright: 'SECRET-PLACE' } } }
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a3' } })
      .withMetadata(place)
      .jpeg()
      .toBuffer()
    const carrier = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    expect(carrier.includes('SECRET-PLACE')).toBe(true)
    const { bytes, inline } = await read((await keep(carrier)).id)
    expect([bytes.includes('SECRET-PLACE'), bytes.includes('<script'), inline]).toEqual([false, false, true])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  })

  test('that is too wide is made smaller', async () => {
    expect(await keep(await png(5000, 100))).toMatchObject({ width: 2400, height: 48 })
  })

  test.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['svg with a head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['html', '<!doctype html><script>alert(1)</script>'],
    ['html called png', '<html><body onload=alert(1)>'],
    ['text', 'halo'],
    ['shell', '#!/bin/sh\nrm -rf /'],
    ['exe', 'MZ\u0090\u0000\u0003'],
    ['zip', 'PK\u0003\u0004\u0014\u0000'],
    ['gif', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['elf', '\u007fELF\u0002\u0001\u0001'],
    ['eps', '%!PS-Adobe-3.0 EPSF-3.0'],
    ['xml bomb', '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">]><lolz>&lol;</lolz>'],
  ])('that is %s is refused, whatever its name', async (_what, content) => {
    await expect(keep(Buffer.from(content, 'latin1'), { name: 'foto.png' })).rejects.toMatchObject({
      code: 'file.unknown-type',
    })
  })

  test('that only begins like a picture is refused', async () => {
    const broken = (await png()).subarray(0, 60)
    await expect(keep(broken)).rejects.toMatchObject({ code: 'file.unreadable' })
    await expect(
      keep(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<?php')])),
    ).rejects.toMatchObject({ code: 'file.unreadable' })
  })

  test('of very many pixels is refused before it is unfolded', async () => {
    const flood = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(flood.length).toBeLessThan(2_000_000)
    await expect(keep(flood)).rejects.toMatchObject({ code: 'file.unreadable' })
  })

  test.each([
    [Buffer.alloc(0), 'file.empty'],
    [Buffer.alloc(10 * 1024 * 1024 + 1), 'file.too-large'],
  ])('of a wrong size is refused', async (bytes, code) => {
    await expect(keep(bytes)).rejects.toMatchObject({ code })
  })

  test('comes alone', async () => {
    const one = { field: 'file', name: 'a.png', bytes: await png() }
    for (const uploads of [[], [one, one]]) {
      const kept = db.withTx((tx) =>
        keepFile(tx, actor, { subject: 'pelanggan', ownerId: customerId, slot: 'lampiran' }, uploads),
      )
      await expect(kept).rejects.toMatchObject({ code: 'file.missing' })
    }
  })

  test('of another company is nowhere, whoever asks', async () => {
    const { id } = await keep(await png())
    await expect(read(id, stranger)).rejects.toBeInstanceOf(NotFound)
    await expect(read(newId())).rejects.toBeInstanceOf(NotFound)
    await expect(db.withTx((tx) => dropFile(tx, stranger, id))).rejects.toBeInstanceOf(NotFound)
    await expect(keep(await png(), { who: stranger })).rejects.toBeInstanceOf(NotFound)
    await expect(keptFiles(db.read, stranger, { subject: 'pelanggan', ownerId: customerId })).rejects.toBeInstanceOf(
      NotFound,
    )
    expect(await fileBytes(db.read, stranger.companyId, id)).toBeUndefined()
  })

  test('needs the right of its record, also after that right is taken away', async () => {
    const { id } = await keep(await png())
    const without = { ...actor, can: (permission: string) => permission !== 'view pelanggan' }
    await expect(read(id, without)).rejects.toBeInstanceOf(Forbidden)
    const reader = { ...actor, can: (permission: string) => permission === 'view pelanggan' }
    await expect(keep(await png(), { who: reader })).rejects.toBeInstanceOf(Forbidden)
    await expect(db.withTx((tx) => dropFile(tx, reader, id))).rejects.toBeInstanceOf(Forbidden)
    expect((await read(id, reader)).type).toBe('image/png')
  })

  test.each(['permissions', 'constructor', '__proto__', 'file'])('has no owner called %s', async (subject) => {
    await expect(keep(await png(), { subject })).rejects.toBeInstanceOf(NotFound)
  })

  test('in a slot takes the place of the one before, whose bytes are swept later', async () => {
    const first = await logo(await png())
    const second = await logo(await png(10, 10))
    await expect(read(first.id)).rejects.toBeInstanceOf(NotFound)
    expect(
      (await keptFiles(db.read, actor, { subject: 'perusahaan', ownerId: actor.companyId })).map(({ id }) => id),
    ).toEqual([second.id])
    expect(await storage().get(first.id)).toBeDefined()

    await db.pool.query(`update file_leftover set since = now() - interval '1 hour'`)
    await keep(await png())
    expect(await storage().get(first.id)).toBeUndefined()
  })

  test('in a slot is a picture, and the slot is one of the record', async () => {
    await expect(logo(pdf)).rejects.toMatchObject({ code: 'file.no-picture' })
    await expect(keep(await png(), { slot: 'logo' })).rejects.toBeInstanceOf(NotFound)
    await expect(
      keep(await png(), { subject: 'perusahaan', ownerId: actor.companyId, slot: 'avatar' }),
    ).rejects.toBeInstanceOf(NotFound)
  })

  test('lies under a name of ours, whatever it was called', async () => {
    const { id } = await keep(await png(), { name: '../../../etc/passwd' })
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(names.some((name) => name.endsWith(id))).toBe(true)
    expect(names.join(' ')).not.toContain('passwd')
    await expect(storage().get('../../etc/passwd')).rejects.toThrow('not a storage key')
  })
})
