import { buffer } from 'node:stream/consumers'
import excel from 'exceljs'
import Papa from 'papaparse'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { exportOf } from '#kit/list/export.ts'
import { items } from '#modules/catalog/contract.ts'
import { itemSource } from '#modules/catalog/list-source.ts'

let db: Database
const actor = anActor()
const blind = { ...actor, can: (permission: string) => permission !== 'view biaya' }
const EVIL = ['=cmd|" /C calc"!A0', '+1', '@SUM(1)', '-2+3', '\t=1', '＝1', 'a;"b"\r\nc']

async function exported(
  asked: z.input<typeof items.export.input>,
  who = actor,
): Promise<{ name: string; bytes: Buffer }> {
  const read = z.parse(items.export.input, asked) as ListAsked & { format: 'csv' | 'xlsx' }
  const reply = await exportOf(db.read, itemSource(who, read), who, read, 'Barang')
  return { name: reply.name, bytes: Buffer.isBuffer(reply.body) ? reply.body : await buffer(reply.body) }
}

beforeAll(async () => {
  db = await testDatabase()
  await db.pool.query(`insert into company (id, name, short_code) values ($1, 'PT', 'EKS')`, [actor.companyId])
  await db.pool.query(
    `insert into item (id, company_id, code, name, base_unit, category, est_cost, min_stock)
     select gen_random_uuid(), $1, 'B-' || n, 'Semen ' || lpad(n::text, 4, '0'), 'zak', 'Semen', 98765.43, 2.5 from generate_series(1, 2300) n`,
    [actor.companyId],
  )
  for (const [index, name] of EVIL.entries()) {
    await db.pool.query(
      `insert into item (id, company_id, code, name, base_unit, category) values (gen_random_uuid(), $1, $2, $3, 'zak', 'Jahat')`,
      [actor.companyId, `J-${index}`, name],
    )
  }
})

describe('an export', () => {
  test('holds every row of the filter once, over many pages, in the asked order', async () => {
    const { name, bytes } = await exported({ format: 'csv', category: 'Semen', sort: '-name' })
    const lines = bytes.toString('utf8').split('\r\n')
    expect(name).toMatch(/^barang-\d{4}-\d\d-\d\d\.csv$/)
    expect(lines[0]?.startsWith('\uFEFFKode;Nama;Jenis')).toBe(true)
    expect(lines[1]).toContain('Semen 2300')
    expect(new Set(lines).size).toBe(2302)
    expect(lines[1]).toContain(';98765,43;')
  })

  test('runs nothing a person typed, as CSV', async () => {
    const { bytes } = await exported({ format: 'csv', category: 'Jahat', sort: 'code' })
    const { data } = Papa.parse<Record<string, string>>(bytes.toString('utf8').slice(1), {
      header: true,
      delimiter: ';',
      skipEmptyLines: true,
    })
    const names = data.map((row) => row['Nama'])
    expect(names).toEqual([...EVIL.slice(0, 6).map((name) => `'${name}`), EVIL[6]])
  })

  test('types what a person typed as text, as XLSX', async () => {
    const { bytes } = await exported({ format: 'xlsx', category: 'Jahat', sort: 'code' })
    const book = new excel.Workbook()
    await book.xlsx.load(bytes as unknown as ArrayBuffer)
    const sheet = book.worksheets[0]
    const cells = EVIL.map((_, index) => sheet?.getRow(index + 2).getCell(2))
    expect(cells.map((cell) => cell?.value)).toEqual(EVIL.map((name) => name.replace('\r\n', '\n')))
    expect(cells.every((cell) => cell?.type === excel.ValueType.String)).toBe(true)
  })

  test('writes numbers of a workbook as numbers', async () => {
    const { bytes } = await exported({ format: 'xlsx', q: 'B-7' })
    const book = new excel.Workbook()
    await book.xlsx.load(bytes as unknown as ArrayBuffer)
    const heads = (book.worksheets[0]?.getRow(1).values ?? []) as string[]
    const head = heads.indexOf('HPP perkiraan')
    expect(book.worksheets[0]?.getRow(2).getCell(head).value).toBe(98765.43)
  })

  test('leaves guarded columns out for those without the right', async () => {
    const { bytes } = await exported({ format: 'csv', q: 'semen' }, blind)
    expect(bytes.toString('utf8')).not.toMatch(/98765|HPP|terendah/)
  })

  test('of ticked rows holds them and no others, and never those of another company', async () => {
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from item where company_id = $1 order by code limit 3`,
      [actor.companyId],
    )
    const ids = rows.map(({ id }) => id)
    const lines = async (who: typeof actor, asked: string[]) => {
      const { bytes } = await exported({ format: 'csv', ids: asked.join(',') }, who)
      return bytes.toString('utf8').trim().split('\r\n').length - 1
    }
    expect(await lines(actor, ids)).toBe(3)
    expect(await lines(actor, ids.slice(1))).toBe(2)
    expect(await lines(anActor(), ids)).toBe(0)
  })

  test('of another company is empty but for its head', async () => {
    const { bytes } = await exported({ format: 'csv' }, anActor())
    expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(1)
  })
})
