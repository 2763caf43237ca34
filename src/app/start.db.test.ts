import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyTestDatabase } from '#kit/db/test-database.ts'
import { withDatabase } from '#kit/db/test-server.ts'
import { COMPILED, programFile } from '../../tests/cast/program.ts'

// Each attempt is the program itself, started as a person would: what it says, and how it ends.
let folder: string
const servers: Server[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mandor-start-'))
  writeFileSync(join(folder, 'a-file'), 'x')
})
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Ended {
  readonly code: number | null
  readonly said: string
}

/** A busy machine may not get through to its PostgreSQL in time, and says so: then it is tried again. */
async function attempt(env: Readonly<Record<string, string>>, times = 5): Promise<Ended> {
  const ended = await started(env)
  return times > 1 && ended.said.includes('tidak menjawab pada waktunya') ? attempt(env, times - 1) : ended
}

async function started(env: Readonly<Record<string, string>>): Promise<Ended> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [programFile()], {
    env: { PATH, NO_COLOR: '1', NODE_COMPILE_CACHE: COMPILED, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said.trim() }
}

async function attemptOnDatabase(given: Readonly<Record<string, string>>) {
  const { url } = await emptyTestDatabase('template')
  return attempt({ DATABASE_URL: url, HOST: '127.0.0.1', ...given })
}

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

/** Says it is PostgreSQL 14 to whoever asks, in the protocol's own words. */
function oldPostgres(): Server {
  const message = (kind: string, ...parts: (string | Buffer)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(kind), length, body])
  }
  const ready = message('Z', 'I')
  const version = Buffer.from('14.9')
  const column = Buffer.concat([Buffer.from('server_version\0'), Buffer.alloc(18)])
  const answer = Buffer.concat([
    message('T', Buffer.from([0, 1]), column),
    message('D', Buffer.from([0, 1, 0, 0, 0, version.length]), version),
    message('C', 'SHOW\0'),
    ready,
  ])
  return createServer((socket) => {
    let isIn = false
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      if (data[0] === 'X'.charCodeAt(0)) return socket.end()
      socket.write(isIn ? answer : Buffer.concat([message('R', Buffer.alloc(4)), ready]))
      isIn = true
    })
  })
}

const ONE_SENTENCE = /^Mandor tidak bisa mulai: [^\n]+$/

describe(
  'what keeps Mandor from starting is said in one sentence, and the exit code tells',
  { timeout: 180_000 },
  () => {
    test.each([
      ['a port that is none', { PORT: 'tiga ribu' }, 'PORT harus berupa angka'],
      ['a word for the log that is none', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL harus salah satu dari'],
      [
        'an address of another database',
        { DATABASE_URL: 'mysql://root:rahasia@localhost/x' },
        'DATABASE_URL harus diawali',
      ],
      ['a database nobody serves', { DATABASE_URL: 'postgres://u:rahasia@127.0.0.1:1/x' }, 'tidak ada PostgreSQL yang'],
      ['a folder nobody may write', { DATA_DIR: '/proc/mandor/data' }, 'tidak bisa ditulisi'],
    ])('%s', async (_what, env, sentence) => {
      const { code, said } = await attempt(env)
      expect(said).toMatch(ONE_SENTENCE)
      expect(said).toContain(sentence)
      expect(said).not.toContain('rahasia')
      expect(code).toBe(1)
    })

    test('a file where the data folder should be', async () => {
      const { code, said } = await attempt({ DATA_DIR: join(folder, 'a-file') })
      expect(said).toMatch(ONE_SENTENCE)
      expect(said).toContain('bukan folder')
      expect(code).toBe(1)
    })

    test('a PostgreSQL that is too old', async () => {
      const port = await listening(oldPostgres())
      const { code, said } = await attempt({ DATABASE_URL: `postgres://u@127.0.0.1:${port}/x` })
      expect(said).toBe(
        'Mandor tidak bisa mulai: PostgreSQL 14.9 terlalu lama: Mandor membutuhkan PostgreSQL 15 atau lebih baru.',
      )
      expect(code).toBe(1)
    })

    test('a database that is not there', async () => {
      const { url } = await emptyTestDatabase()
      const { code, said } = await attempt({ DATABASE_URL: withDatabase(url, 'tidak_ada') })
      expect(said).toMatch(ONE_SENTENCE)
      expect(said).toContain('database pada DATABASE_URL tidak ada')
      expect(code).toBe(1)
    })

    test('a place for files that nobody may write', async () => {
      const { code, said } = await attemptOnDatabase({ STORAGE_URL: 'file:///proc/mandor' })
      expect(said).toMatch(ONE_SENTENCE)
      expect(said).toContain('tidak bisa ditulisi')
      expect(code).toBe(1)
    })

    test('a port that another program holds', async () => {
      const port = await listening(createServer())
      const { code, said } = await attemptOnDatabase({ PORT: String(port) })
      expect(said).toBe(
        `Mandor tidak bisa mulai: port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain: PORT=3001.`,
      )
      expect(code).toBe(1)
    })
  },
)
