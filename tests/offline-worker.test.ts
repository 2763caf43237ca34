import { describe, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { siteMap } from '#app/site-map.ts'
import { openWorker, type Device } from './cast/offline-worker.ts'

const pages = [...new Set(['', ...siteMap.map(({ path }) => path.split('/')[1] ?? '')])]
const shell = ['/assets/start-AAAAAAA.js', '/assets/frame-AAAAAAA.js']
const assets = [...shell, '/assets/opname-AAAAAAA.js', '/assets/order-AAAAAAA.js', '/assets/viewer-AAAAAAAA.css']
const build = { version: 'mandor-a', shell, assets, pages }
const before = ['/theme.js', '/identity.js', '/mark.svg']

/** A server of a build; notes what it was asked for, and with which cookies. */
function aServer(of = build) {
  const asked: [path: string, credentials: string | undefined][] = []
  const line = async (path: string, init?: RequestInit) => {
    asked.push([path, init?.credentials])
    return path === '/index.html' ? new Response(`<script src="${of.shell[0]}"></script>`) : new Response(`of ${path}`)
  }
  return { asked, line }
}

const dead = async () => Promise.reject(new TypeError('Failed to fetch'))
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()
const kept = (device: Device) => [...device.values()].flatMap((cache) => [...cache.keys()]).toSorted()

describe('what belongs to somebody', () => {
  const addresses = allRoutes
    .map(({ endpoint }) => endpoint)
    .map(({ path, permission }) => ({
      path: path.replaceAll(/:\w+/g, '01999999-0000-7000-8000-000000000001'),
      permission,
    }))
  const mayKeep = ['/identity.js', '/identitas/01999999-0000-7000-8000-000000000001']

  test('no address of the server is answered or kept, but for how the installation looks to a stranger', async () => {
    const device: Device = new Map()
    const worker = openWorker(build, device, aServer().line)
    await worker.arrive()
    const answered = addresses.filter(({ path }) =>
      [worker.ask(path), worker.ask(path, { mode: 'navigate' })].some((answer) => answer !== undefined),
    )
    expect(addresses.length).toBeGreaterThan(300)
    expect([...new Set(answered.map(({ path }) => path))].toSorted()).toEqual(mayKeep.toSorted())
    expect(answered.every(({ permission }) => permission === 'public')).toBe(true)
  })

  test.each([
    '/sanctum/csrf-cookie',
    '/api/live',
    '/storage/01999999',
    '/d/token/dokumen.pdf',
    '/healthz',
    '/readyz',
    '/sw.js',
  ])('%s passes by', async (path) => {
    const worker = openWorker(build, new Map(), aServer().line)
    expect(worker.ask(path)).toBeUndefined()
    expect(worker.ask(path, { mode: 'navigate' })).toBeUndefined()
  })

  test('a write, another origin, and a call to the address of a page pass by', () => {
    const worker = openWorker(build, new Map(), aServer().line)
    expect(worker.ask('/order/', { mode: 'navigate', method: 'POST' })).toBeUndefined()
    expect(worker.ask('/assets/a-AAAAAAAA.js', { origin: 'https://elsewhere.test' })).toBeUndefined()
    expect(worker.ask('/order/')).toBeUndefined()
  })

  test('opening pages leaves no trace of which, and the document is asked for without cookies', async () => {
    const device: Device = new Map()
    const { asked, line } = aServer()
    const worker = openWorker(build, device, line)
    await worker.arrive()
    await worker.ask('/reset-password/secret/', { mode: 'navigate' })
    await worker.ask('/order/detail/01999999', { mode: 'navigate' })
    expect(kept(device)).toEqual([...shell, '/identity.js', '/index.html', '/mark.svg', '/theme.js'].toSorted())
    for (const path of ['/index.html', ...before]) expect(asked).toContainEqual([path, 'omit'])
  })

  test('a page cannot make it keep what is no file of the build', async () => {
    const device: Device = new Map()
    const worker = openWorker(build, device, aServer().line)
    await worker.arrive()
    await worker.tell(['/assets/opname-AAAAAAA.js', '/api/me', '/assets/x-BBBBBBBB.js'])
    expect(kept(device)).toContain('/assets/opname-AAAAAAA.js')
    expect(kept(device).filter((path) => path.includes('api') || path.includes('BBBB'))).toEqual([])
  })
})

describe('without a signal', () => {
  test.each(siteMap.map(({ path }) => path))('%s opens from the one document', async (path) => {
    const device: Device = new Map()
    await openWorker(build, device, aServer().line).arrive()
    const worker = openWorker(build, device, dead)
    expect(await textOf(worker.ask(path, { mode: 'navigate' }))).toContain(shell[0])
    expect(await textOf(worker.ask('/identity.js'))).toBe('of /identity.js')
    expect(await textOf(worker.ask(shell[1] ?? ''))).toBe(`of ${shell[1]}`)
  })

  test('a line that says nothing is not waited for long, nor once more for what comes before the paint', async () => {
    const device: Device = new Map()
    await openWorker(build, device, aServer().line).arrive()
    const silent = openWorker(build, device, () => new Promise(() => undefined))
    expect(await textOf(silent.ask('/order/', { mode: 'navigate' }))).toContain(shell[0])
    expect(await textOf(silent.ask('/theme.js'))).toBe('of /theme.js')
  })

  test('a proxy whose server is down is no answer; what the server itself says is', async () => {
    const device: Device = new Map()
    await openWorker(build, device, aServer().line).arrive()
    const answering = (status: number) => openWorker(build, device, async () => new Response('said', { status }))
    expect(await textOf(answering(502).ask('/order/', { mode: 'navigate' }))).toContain(shell[0])
    expect(await textOf(answering(429).ask('/order/', { mode: 'navigate' }))).toBe('said')
  })

  test('a file that is not kept fails as it does without a worker, and a refused one is not kept', async () => {
    const device: Device = new Map()
    await openWorker(build, device, aServer().line).arrive()
    await expect(openWorker(build, device, dead).ask('/assets/order-AAAAAAA.js')).rejects.toThrow('Failed to fetch')
    const gone = openWorker(build, device, async () => new Response('', { status: 404 }))
    expect((await gone.ask('/assets/order-AAAAAAA.js'))?.status).toBe(404)
    expect(kept(device)).not.toContain('/assets/order-AAAAAAA.js')
  })
})

describe('another version', () => {
  const next = (letter: string) => ({
    version: `mandor-${letter.toLowerCase()}`,
    // As the build names them: scripts by seven letters of their content, styles by eight.
    shell: shell.map((path) => path.replaceAll('A', letter)),
    assets: assets.map((path) => path.replaceAll('A', letter)),
    pages,
  })

  test('brings the pages that were opened before, and keeps the version before it for pages that stand open', async () => {
    const device: Device = new Map()
    const first = openWorker(build, device, aServer().line)
    await first.arrive()
    for (const path of ['/assets/opname-AAAAAAA.js', '/assets/viewer-AAAAAAAA.css']) await first.ask(path)
    await expect.poll(() => kept(device)).toContain('/assets/opname-AAAAAAA.js')
    for (const letter of ['B', 'C']) await openWorker(next(letter), device, aServer(next(letter)).line).arrive()
    expect([...device.keys()]).toEqual(['mandor-b', 'mandor-c'])
    const names = [...(device.get('mandor-c')?.keys() ?? [])]
    expect(names).toEqual(expect.arrayContaining(['/assets/opname-CCCCCCC.js', '/assets/viewer-CCCCCCCC.css']))
    expect(names).not.toContain('/assets/order-CCCCCCC.js')
  })

  test('does not arrive while another document is served', async () => {
    const device: Device = new Map()
    await expect(openWorker(next('B'), device, aServer().line).arrive()).rejects.toThrow('another version')
  })
})
