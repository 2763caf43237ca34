import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { takeDataExport, listDataExports, startDataExport } from '#app/export/contract.ts'
import { dataExportJobs, dataExportRoutes } from '#app/export/export.ts'
import { allRoutes } from '#app/server-routes.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { peopleWho } from '#kit/access/people.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { useStorage } from '#kit/files/storage.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { readZip } from '#kit/import/file/unzip.ts'
import { runDueJobs } from '#kit/jobs/runner.ts'
import { aHouse, type House } from '../cast/house.ts'
import { anOwnerOf, aPersonOf } from './people.ts'

let db: Database
let house: House
const MOST = 50_000_000

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  useStorage(diskStorage(mkdtempSync(join(tmpdir(), 'mandor-export-test-'))))
  await db.pool.query(`insert into customer (id, company_id, code, name) values ($1, $2, 'C-1', '=HYPERLINK("x")')`, [
    newId(),
    house.companyId,
  ])
  await house.item({ name: 'Semen rahasia' })
})

async function deskFor(userId: string): Promise<Desk> {
  const [actor] = await peopleWho(db.read, house.companyId, { ids: [userId] })
  if (!actor) throw new Error('nobody')
  return deskOf(db, actor, dataExportRoutes)
}

async function madeBy(desk: Desk): Promise<string> {
  const { id } = await desk.do(startDataExport, {})
  await expect(desk.do(startDataExport, {})).rejects.toThrow('data-export.busy')
  await runDueJobs({
    db,
    jobs: dataExportJobs(() => allRoutes),
    onFailure: ({ error }) => {
      throw error
    },
  })
  expect((await desk.do(listDataExports, {}))[0]).toMatchObject({ id, state: 'done' })
  return id
}

async function opened(desk: Desk, id: string) {
  const reply = (await desk.do(takeDataExport, { id })) as unknown as FileReply
  const bytes = Buffer.isBuffer(reply.body) ? reply.body : await buffer(reply.body)
  const zip = readZip(bytes)
  if (!zip) throw new Error('no zip')
  return {
    zip,
    text: (name: string) => zip.open(name, MOST)?.toString('utf8') ?? '',
    sum: createHash('sha256').update(bytes).digest('hex'),
  }
}

test('an owner gets every list and every table, nothing in them runs, and nothing in them is secret', async () => {
  const desk = await deskFor(await anOwnerOf(db))
  const { text, zip } = await opened(desk, await madeBy(desk))
  expect(text('daftar/pelanggan.csv')).toContain(`"'=HYPERLINK`)
  expect(text('daftar/pelanggan.csv')).toContain('Nama Pelanggan')
  expect(text('tabel/customer.csv')).toContain(`"'=HYPERLINK`)
  expect(text('daftar/barang.csv')).toContain('Semen rahasia')
  expect(zip.has('tabel/lampiran.csv')).toBe(true)
  expect(text('tabel/session.csv')).toBe('')
  expect(text('tabel/app_user.csv')).toBe('')
  expect(text('BACA-SAYA.txt')).toContain('Siti')
})

test('somebody else gets only the lists they may export, without cost, and never the file of another', async () => {
  const owner = await deskFor(await anOwnerOf(db))
  const theirs = await madeBy(owner)
  const rights = ['view pengaturan-website', 'update pengaturan-website', 'view bahan-baku', 'export bahan-baku']
  const clerk = await deskFor(await aPersonOf(db, { permissions: rights }))
  await expect(clerk.do(takeDataExport, { id: theirs })).rejects.toThrow()
  const { zip, text } = await opened(clerk, await madeBy(clerk))
  expect(zip.has('daftar/pelanggan.csv')).toBe(false)
  expect(zip.has('tabel/customer.csv')).toBe(false)
  expect(text('daftar/barang.csv')).not.toMatch(/HPP/)
})

test('after a week it is gone', async () => {
  const desk = await deskFor(await anOwnerOf(db))
  const id = await madeBy(desk)
  await db.pool.query(`update data_export set expires_at = now() - interval '1 minute' where id = $1`, [id])
  await expect(desk.do(takeDataExport, { id })).rejects.toThrow()
  expect(await desk.do(listDataExports, {})).toEqual([])
})
