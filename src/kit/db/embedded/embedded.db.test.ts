import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAlive } from './alive.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { readPostmaster } from './postmaster-file.ts'

// What is tested here is the carried PostgreSQL 18; there is nothing to repeat on another server.
describe.skipIf(process.env['TEST_DATABASE_URL'])('the embedded PostgreSQL', () => {
  let folder: string
  let open: EmbeddedDatabase[]
  const settings = { fsync: 'off' }
  const cluster = () => join(folder, 'database/cluster')
  const serverPid = () => readPostmaster(cluster())?.pid ?? 0

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mandor-embedded-'))
    chmodSync(folder, 0o755)
    open = []
  })

  afterEach(async () => {
    for (const one of open) await one.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function opened(dataFolder = folder): Promise<EmbeddedDatabase> {
    const one = await openEmbedded(dataFolder, { settings })
    open.push(one)
    return one
  }

  test('keeps its password, data and socket from other users, and listens on no network', async () => {
    const { url } = await opened()
    const mode = (path: string) => (statSync(join(folder, 'database', path)).mode & 0o777).toString(8)

    expect([mode('.'), mode('cluster'), mode('run'), mode('password')]).toEqual(['700', '700', '700', '600'])
    expect(await ask(url, 'show listen_addresses')).toBe('')
    expect(await ask(url, 'show data_checksums')).toBe('on')
    expect(await ask(url, "select datlocale from pg_database where datname = 'mandor'")).toBe('C.UTF-8')
  })

  test('stops when its last user leaves, and keeps the data', async () => {
    const first = await openEmbedded(folder, { settings })
    await ask(first.url, 'create table note (text text)')
    const pid = serverPid()
    await first.close()
    expect(isAlive(pid)).toBe(false)

    const { url } = await opened()
    expect(await ask(url, 'select count(*) from note')).toBe('0')
  })

  test('is joined, not started twice, by a second process, and outlives the first', async () => {
    const other = await otherProcess(folder)
    const pid = serverPid()
    const { url } = await opened()
    expect(serverPid()).toBe(pid)

    await end(other, 'SIGTERM')
    expect(await ask(url, 'select 1')).toBe('1')
    expect(isAlive(pid)).toBe(true)
  })

  test('is adopted by the next start after its program was killed with -9', async () => {
    const other = await otherProcess(folder)
    const pid = serverPid()
    await end(other, 'SIGKILL')
    expect(isAlive(pid)).toBe(true)

    const { url } = await opened()
    expect(serverPid()).toBe(pid)
    expect(await ask(url, 'select 1')).toBe('1')
  })

  test('recovers without a word after program and server were both killed with -9', async () => {
    const other = await otherProcess(folder)
    const { url: before } = await opened()
    await ask(before, 'create table note (text text)')
    const pid = serverPid()
    await end(other, 'SIGKILL')
    process.kill(pid, 'SIGKILL')

    const { url } = await opened()
    expect(await ask(url, 'select count(*) from note')).toBe('0')
    expect(serverPid()).not.toBe(pid)
  })

  test('is started again in the same place when it is killed under a running program', async () => {
    const { url } = await opened()
    const pid = serverPid()
    process.kill(pid, 'SIGKILL')

    await expect.poll(() => ask(url, 'select 1').catch(() => 'away'), { timeout: 20_000 }).toBe('1')
    expect(serverPid()).not.toBe(pid)
  })

  test('of a copied data folder is another server, although the copy names the first', async () => {
    await opened()
    const elsewhere = join(folder, 'elsewhere')
    const copy = join(elsewhere, 'database/cluster')
    await (await openEmbedded(elsewhere, { settings })).close()
    cpSync(join(cluster(), 'postmaster.pid'), join(copy, 'postmaster.pid'))

    const { url } = await opened(elsewhere)
    expect(readPostmaster(copy)?.pid).not.toBe(serverPid())
    expect(await ask(url, 'show data_directory')).toBe(copy)
  })

  test('is not made from a creation that was interrupted', async () => {
    mkdirSync(join(folder, 'database/cluster.new'), { recursive: true })
    writeFileSync(join(folder, 'database/cluster.new/PG_VERSION'), '18\n')
    const { url } = await opened()
    expect(await ask(url, 'select 1')).toBe('1')
    expect(existsSync(join(folder, 'database/cluster.new'))).toBe(false)
  })

  test('finds room for its socket below a very deep data folder', async () => {
    const deep = join(folder, ...Array.from({ length: 8 }, () => 'sebuah-folder-yang-panjang'))
    const { url } = await opened(deep)
    expect(await ask(url, 'select 1')).toBe('1')
  })

  test('refuses the data of another major version in plain words', async () => {
    const first = await openEmbedded(folder, { settings })
    await first.close()
    writeFileSync(join(cluster(), 'PG_VERSION'), '17\n')
    await expect(openEmbedded(folder)).rejects.toThrow('milik PostgreSQL 17, sedangkan program ini membawa 18')
  })

  test('tells with the last line of its log why it does not start', async () => {
    const first = await openEmbedded(folder, { settings })
    await first.close()
    await expect(openEmbedded(folder, { settings: { shared_buffers: 'many' } })).rejects.toThrow('shared_buffers')
    expect(readFileSync(join(folder, 'database/server.log'), 'utf8')).toContain('shared_buffers')
  })
})

async function ask(url: string, question: string): Promise<string | undefined> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<string[]>({ text: question, rowMode: 'array' })
    return rows[0]?.[0]?.toString()
  } finally {
    await client.end()
  }
}

async function otherProcess(folder: string): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded.ts'))
  const script = `
    const { openEmbedded } = await import(${module})
    const server = await openEmbedded(${JSON.stringify(folder)}, { settings: { fsync: 'off' } })
    process.on('SIGTERM', async () => { await server.close(); process.exit(0) })
    setInterval(() => undefined, 1000)
    process.send('open')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  await pause(50)
}
