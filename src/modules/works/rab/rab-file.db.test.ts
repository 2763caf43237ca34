import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { readBook } from '#kit/import/file/read-book.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { anApprovedRap } from '../cast/rap.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { exportRap, printRap } from '../rap/contract.ts'
import { worksRoutes } from '../routes.ts'
import { exportRab, openRab, saveRab } from './contract.ts'
import { takenRows } from './judge.ts'
import { readRab } from './read-workbook.ts'
import { roundingOf } from './rules.ts'

let db: Database
let actor: Actor
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, worksRoutes)
})

const bytesOf = async (file: unknown): Promise<Buffer> => {
  const { body } = file as FileReply
  return Buffer.isBuffer(body) ? body : buffer(body as Readable)
}

const asked = (rows: ReturnType<typeof takenRows>) =>
  rows.map((row) => ({
    ...row,
    volume: row.volume === null ? null : quantityText(row.volume),
    unitPrice: row.unitPrice === null ? null : priceText(row.unitPrice),
  }))

const workbook = (name: string) => {
  const path = new URL(`../../../../tests/vectors/projects/${name}`, import.meta.url)
  return asked(takenRows(readRab(readBook(readFileSync(path))).rows))
}

const group = { unit: null, volume: null, unitPrice: null }
const awkward = [
  { number: null, name: 'Pekerjaan awal', ...group },
  { number: '1', name: 'Jumlah titik lampu', unit: 'ttk', volume: '12', unitPrice: '185000.5' },
  { number: null, name: 'Pekerjaan tanpa nomor', ...group },
  { number: null, name: '=SUM(A1)', unit: "m2'", volume: '1.2345', unitPrice: '1250000' },
  { number: 'II', name: 'PPN dan lain-lain', ...group },
  {
    number: '1',
    name: 'Beton K-225\ntermasuk bekisting; dan "curing"',
    unit: 'm3',
    volume: '12.345',
    unitPrice: '1234.56',
  },
  { number: '2', name: 'Potongan harga', unit: 'ls', volume: '-1', unitPrice: '250000' },
  { number: '3', name: 'Harga saja', unit: 'bh', volume: '0', unitPrice: '75000' },
]

test.each([
  ['the first workbook of a client', workbook('rab_tata_letak_1.xlsx')],
  ['the second workbook of a client', workbook('rab_tata_letak_2.xlsx')],
  ['rows that are hard to read', awkward],
])('%s goes out and comes in again: the same rows, the same sum, the same rounding', async (_, rows) => {
  const { id } = await aProject(db, actor)
  const { id: rabId } = await desk.do(saveRab, { id, version: null, rows, rounding: '-127' })
  const before = await desk.do(openRab, { id, rabId })
  for (const format of ['xlsx', 'csv'] as const) {
    const read = readRab(readBook(await bytesOf(await desk.do(exportRab, { id, rabId, format }))))
    expect(read.rows.filter(({ kind }) => kind === 'wrong')).toEqual([])
    const again = asked(takenRows(read.rows))
    const { id: copy } = await aProject(db, actor)
    const made = await desk.do(saveRab, { id: copy, version: null, rows: again })
    const after = await desk.do(openRab, { id: copy, rabId: made.id })
    const plain = ({ rows: all }: typeof before) => all.map(({ id: _id, ...row }) => row)
    expect(plain(after), format).toEqual(plain(before))
    expect(after.total).toBe(before.total)
    expect(read.sums.total).toBe(before.total)
    expect(roundingOf(BigInt(before.total ?? 0) as never, read.sums.rounded ?? (0n as never))).toBe(-127n)
  }
})

test('a bill that rounds nothing ends with its sum; who may not see prices gets none, who is elsewhere gets nothing', async () => {
  const { id } = await aProject(db, actor)
  const rabId = await anAgreedRab(db, actor, { projectId: id })
  const which = { id, rabId, format: 'csv' as const }
  const text = (await bytesOf(await desk.do(exportRab, which))).toString('utf8').trim()
  expect(text.split('\r\n').at(-1)).toContain('Jumlah harga pekerjaan;;;;184006720;')
  expect(text).toContain('46989000')
  const can = (right: string) => right === 'view daftar-proyek' || right === 'export daftar-proyek'
  const foreman = deskOf(db, { ...aColleague(actor), can }, worksRoutes)
  expect((await bytesOf(await foreman.do(exportRab, which))).toString('utf8')).not.toMatch(/184006720|46989000|Harga/)
  const elsewhere = { ...actor, scope: { ...actor.scope, projects: [] } } as Actor
  await expect(deskOf(db, elsewhere, worksRoutes).do(exportRab, which)).rejects.toThrow(NotFound)
})

test('a cost plan is printed and exported with the sum of its lines, for who sees costs', async () => {
  const { id } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: id })
  const which = { id, rapId: await anApprovedRap(db, actor, { projectId: id }) }
  const lines = (await bytesOf(await desk.do(exportRap, { ...which, format: 'csv' })))
    .toString('utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(17)
  const amounts = lines.slice(1, -1).map((line) => Number(line.split(';').at(-1)))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(137_500_000)
  expect(lines.at(-1)).toBe(';;;Jumlah RAP;;;;137500000')
  const said = await readPdf(await bytesOf(await desk.do(printRap, which)))
  for (const word of ['RENCANA ANGGARAN PELAKSANAAN', '137.500.000', '184.006.720', '25,3%'])
    expect(JSON.stringify(said)).toContain(word)
  const blind = deskOf(db, { ...actor, can: (right: string) => right !== 'view biaya' }, worksRoutes)
  await expect(blind.do(exportRap, { ...which, format: 'csv' })).rejects.toThrow(NotFound)
})
