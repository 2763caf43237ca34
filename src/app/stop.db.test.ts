import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#kit/db/embedded/embedded.ts'
import { freePort } from '../../tests/browser/free-port.ts'
import { COMPILED, programFile } from '../../tests/cast/program.ts'

// The program itself with its own PostgreSQL, as `npm start` runs it.
const dataDir = mkdtempSync(join(tmpdir(), 'mandor-stop-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Starts it, waits until it serves, presses Ctrl-C. */
async function startedAndStopped(): Promise<{ code: number | null; answered: number }> {
  const { PATH = '' } = process.env
  const port = String(await freePort())
  const env = { PATH, NO_COLOR: '1', PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED }
  const child = spawn(process.execPath, [programFile()], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  await expect.poll(() => said || child.exitCode, { timeout: 90_000 }).toContain('Mandor siap')
  const { status } = await fetch(`http://127.0.0.1:${port}/sanctum/csrf-cookie`)
  child.kill('SIGINT')
  const [code] = (await closed) as [number | null]
  return { code, answered: status }
}

async function ask(sql: string): Promise<unknown> {
  const embedded = await openEmbedded(dataDir)
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  await embedded.close()
  return rows[0]
}

// The carried PostgreSQL: there is nothing to repeat on another server.
test.skipIf(process.env['TEST_DATABASE_URL'])(
  'Ctrl-C ends it in order, its PostgreSQL too, and the next start goes on with the same data',
  async () => {
    const first = await startedAndStopped()
    expect(first).toEqual({ code: 0, answered: 204 })
    expect(existsSync(join(dataDir, 'database/cluster/postmaster.pid'))).toBe(false)

    await ask('create table note as select 7 as kept')
    expect(await startedAndStopped()).toEqual(first)
    expect(await ask('select kept from note')).toEqual({ kept: 7 })
  },
  200_000,
)
