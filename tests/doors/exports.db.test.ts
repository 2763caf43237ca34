import { buffer } from 'node:stream/consumers'
import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import type { ListAnswer } from '#kit/list/columns.ts'
import { filledHouse } from './filled-house.ts'
import { anActor } from '../cast/actor.ts'

// Every list that may be exported: what a filter shows is what the file holds, row by row, in the same order.
type Row = Readonly<Record<string, unknown>>
type Filter = Readonly<Record<string, string>>

const doors = allRoutes.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')
const lists = doors.flatMap((file) => {
  const list = doors.find(({ path }) => `${path}/ekspor` === file.path && !path.includes(':'))
  return list && askedOf(list).includes('size') ? [{ path: list.path, list, file }] : []
})

/** What a door may be asked for: a list by pages, a recap for its month. */
function askedOf(door: Endpoint): string[] {
  return Object.keys((door.input as unknown as { def: { shape?: object } }).def.shape ?? {})
}

let desk: Desk

beforeAll(async () => {
  const { db, companyId } = await filledHouse()
  desk = deskOf(db, anActor({ companyId }), allRoutes)
}, 600_000)

async function shown(list: Endpoint, filter: Filter): Promise<Row[]> {
  const rows: Row[] = []
  for (let after: string | undefined; ;) {
    const asked = { ...filter, size: '25', ...(after !== undefined && { after }) }
    const page = (await desk.do(list, asked as never)) as ListAnswer<Row>
    rows.push(...page.rows)
    if (page.next === undefined) return rows
    after = page.next
  }
}

async function written(file: Endpoint, filter: Filter): Promise<Record<string, string>[]> {
  const { body } = (await desk.do(file, { ...filter, format: 'csv' } as never)) as FileReply
  const text = (Buffer.isBuffer(body) ? body : await buffer(body as never)).toString('utf8').slice(1)
  const [heads = []] = Papa.parse<string[]>(text, { delimiter: ';', preview: 1 }).data
  expect(heads, 'two columns of the same name').toEqual([...new Set(heads)])
  return Papa.parse<Record<string, string>>(text, { header: true, delimiter: ';', skipEmptyLines: true }).data
}

/** What tells one row from another, as lists call it. */
const NAMES = ['label', 'number', 'code', 'itemCode', 'name', 'itemName', 'customerName', 'supplierName']
const nameOf = (row: Row | undefined) => NAMES.map((key) => row?.[key]).find((each) => typeof each === 'string')

/** The names that a file holds, of the column in which the first row has its own. */
function namesIn(lines: readonly Record<string, string>[], first: unknown): (string | undefined)[] {
  const head = Object.keys(lines[0] ?? {}).find((key) => lines[0]?.[key] === first)
  return lines.map((line) => (head === undefined ? undefined : line[head]))
}

/** What a list cannot do without; the file of the valuation goes by warehouse unless asked otherwise. */
const needed = (path: string): Filter =>
  path === '/api/stock/nilai' ? { on: '2026-11-21', sort: 'warehouseName' } : {}

/** Filters that a row itself answers: each key of the question that the row bears as a word, a choice or a flag. */
function filtersOf(list: Endpoint, row: Row | undefined): Filter[] {
  const asked = askedOf(list)
  const words = asked.flatMap((key): Filter[] => {
    const value = [row?.[key]].flat()[0]
    return typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? [{ [key]: String(value) }] : []
  })
  const searched = asked.includes('q') && nameOf(row) !== undefined
  const all = [{}, ...words, ...(searched ? [{ q: String(nameOf(row)) }] : [])]
  return all.map((filter) => ({ ...needed(list.path), ...filter }))
}

describe('the file of a list', () => {
  test('there are lists to try, and all of them have rows', async () => {
    const counts = await Promise.all(lists.map(async ({ list }) => (await shown(list, needed(list.path))).length))
    expect(lists.length).toBeGreaterThan(20)
    expect(lists.filter((_, at) => counts[at] === 0).map(({ path }) => path)).toEqual([])
  })

  test.each(lists)('$path holds what each filter shows', async ({ list, file }) => {
    const [first] = await shown(list, needed(list.path))
    for (const filter of filtersOf(list, first)) {
      const rows = await shown(list, filter)
      const lines = await written(file, filter)
      const names = rows.map(nameOf)
      expect([filter, lines.length]).toEqual([filter, rows.length])
      // The stand-in of a number is no word to search by.
      if (!filter['q']?.startsWith('Draf')) expect([filter, rows.length]).not.toEqual([filter, 0])
      expect([filter, namesIn(lines, names[0])]).toEqual([filter, names])
    }
  })
})
