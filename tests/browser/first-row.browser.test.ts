import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rootFolder } from '#kit/db/root-folder.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What stands between an address and its first row: counted, not timed.
const file = join(rootFolder, 'dist/web/.vite/manifest.json')
const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string; imports?: string[] }>

let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
  await desk.go('/order/')
  await desk.page.locator('[data-row]').first().waitFor()
})
afterAll(() => office?.close())

test('the document of a page names every script that its first row waits for', async () => {
  const document = await (await desk.page.request.get(`${office.url}/order/`)).text()
  const waitedFor = new Set([...scriptsOf('app-shell.tsx'), ...scriptsOf('pages/orders.tsx')])
  expect(waitedFor.size).toBeGreaterThan(10)
  expect([...waitedFor].filter((file) => !document.includes(`/${file}"`))).toEqual([])
  // And what a page of its own needs, where the address names a record.
  const record = await (await desk.page.request.get(`${office.url}/order/detail/any?x=1`)).text()
  expect([...scriptsOf('pages/order.tsx')].filter((file) => !record.includes(`/${file}"`))).toEqual([])
})

test('the list is asked for once, before its page is drawn', async () => {
  const paths = () =>
    desk.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .toSorted((a, b) => a.startTime - b.startTime)
        .map(({ name }) => new URL(name).pathname),
    )
  // The browser writes a call down once it is answered.
  await expect.poll(paths).toContain('/api/order/awal')
  const asked = await paths()
  expect(asked.filter((path) => path === '/api/order')).toHaveLength(1)
  // What the page asks when it is drawn.
  expect(asked.indexOf('/api/order')).toBeLessThan(asked.indexOf('/api/order/awal'))
})

test('a stranger and who may not see orders ask for none', async () => {
  const without = await office.enter({ permissions: ['view dashboard', 'view pelanggan'] })
  const asked: string[] = []
  without.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await without.go('/order/')
  await without.page.waitForURL('**/login**')
  await without.go('/order/')
  await without.page.getByRole('button', { name: 'Masuk', exact: true }).waitFor()
  expect(asked).not.toContain('/api/order')
  await without.window.close()
})

/** The files that stand between a module and its running, as the build wrote them down. */
function scriptsOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) scriptsOf(next, seen)
  return seen
}
