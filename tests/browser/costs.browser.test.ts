import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { MARK, markCosts, PAY, shown } from '../doors/paint.ts'
import { addressOf, lookedAtRoutes } from '../look/routes.ts'
import { openOffice, type Desk, type Office } from './office.ts'
import { openSettled } from './settled.ts'

// The doors are tried in tests/doors/costs; here a person walks every page, and everything that reaches the browser is read.
let office: Office

beforeAll(async () => {
  office = await openOffice()
  await markCosts(office.db)
}, 480_000)

afterAll(() => office?.close())

interface Seen {
  readonly pages: number
  readonly answers: number
  readonly on: readonly string[]
}

/** Walks every page there is an address for, or those of some routes; tells where a painted number reached the screen or the wire. */
async function walk(desk: Desk, routes: readonly string[] = []): Promise<Seen> {
  const on = new Set<string>()
  const reading: Promise<unknown>[] = []
  let answers = 0
  const marksIn = (text: string, where: string): void => {
    for (const mark of [MARK, PAY]) if (shown(text, mark)) on.add(`${mark} ${where}`)
  }
  desk.page.on('response', (response) => {
    if (!isAnswer(response)) return
    answers += 1
    reading.push(bodyOf(response).then((text) => marksIn(text, new URL(response.url()).pathname)))
  })
  await desk.go('/dashboard')
  let pages = 0
  for (const route of lookedAtRoutes(routes)) {
    const address = await addressOf(desk.page, route)
    if (address === undefined) continue
    await openSettled(desk.page, office.url + address)
    pages += 1
    marksIn(await desk.page.locator('body').innerText(), route)
  }
  await Promise.all(reading)
  return { pages, answers, on: [...on].toSorted() }
}

const isAnswer = (response: Response): boolean =>
  new URL(response.url()).pathname.startsWith('/api/') &&
  (response.headers()['content-type'] ?? '').includes('application/json')

const bodyOf = (response: Response): Promise<string> => response.text().catch(() => '')

const secret = ['view biaya', 'view gaji', 'update gaji']

test('costs and pay stand on pages of who may see them, and on no page of who may not', async () => {
  const open = await walk(await office.enter(), ['/bahan-baku', '/gudang', '/rumah-produksi'])
  expect(open.on.filter((found) => found.startsWith(MARK)).length).toBeGreaterThan(2)
  const closed = await walk(await office.enter({ permissions: allPermissions.filter((one) => !secret.includes(one)) }))
  expect(closed.pages).toBeGreaterThan(30)
  expect(closed.answers).toBeGreaterThan(60)
  expect(closed.on).toEqual([])
}, 480_000)

test('a column of values is not there at all, head and choice, for who may not see them', async () => {
  const headsOf = async (desk: Desk, address: string) => {
    await desk.go(address)
    await desk.page.getByRole('main').getByRole('row').nth(1).waitFor()
    await desk.page.getByRole('button', { name: 'Kolom dan kepadatan' }).click()
    const boxes = desk.page.getByRole('menuitemcheckbox')
    await boxes.first().waitFor()
    const choices = await boxes.allInnerTexts()
    await desk.page.keyboard.press('Escape')
    await boxes.first().waitFor({ state: 'detached' })
    const heads = await desk.page.getByRole('main').getByRole('columnheader').allInnerTexts()
    return [...heads, ...choices].filter((head) => /nilai|harga rata/i.test(head)).length
  }
  const open = await office.enter({})
  expect(await headsOf(open, '/gudang/?tab=stock')).toBeGreaterThan(1)
  const closed = await office.enter({ permissions: allPermissions.filter((one) => !secret.includes(one)) })
  expect(await headsOf(closed, '/gudang/?tab=stock')).toBe(0)
  expect(await headsOf(closed, '/gudang/?tab=gudang')).toBe(0)
}, 120_000)
