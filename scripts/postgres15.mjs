// A throw-away PostgreSQL 15 for the database rings: the machine's own, or Debian's package where root may install it.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const bin = '/usr/lib/postgresql/15/bin'
const isRoot = process.getuid?.() === 0
const ready = 30_000

/** Answers with its URL and how to stop it, or with the reason why there is none. */
export async function startPostgres15() {
  const why = available()
  if (why) return { why }

  const user = isRoot ? accountOf('postgres') : undefined
  if (isRoot && !user) return { why: 'PostgreSQL does not run as root and there is no user "postgres"' }
  const folder = mkdtempSync(join(tmpdir(), 'mandor-pg15-'))
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)

  const asUser = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user }
  const init = [
    '--pgdata',
    join(folder, 'data'),
    '--username',
    'mandor',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]
  const made = spawnSync(`${bin}/initdb`, [...init, '--no-sync'], { ...asUser, encoding: 'utf8' })
  if (made.status !== 0) return { why: `initdb failed: ${made.stderr?.trim().split('\n').at(-1)}` }

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 300,
    fsync: 'off',
    synchronous_commit: 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(`${bin}/postgres`, ['-D', join(folder, 'data'), ...options], { ...asUser, stdio: 'ignore' })
  const stop = () => stopServer(server, folder)
  if (await answers(port)) return { url: `postgres://mandor@127.0.0.1:${port}/postgres`, stop }
  await stop()
  return { why: 'the server did not become ready' }
}

function available() {
  if (existsSync(`${bin}/postgres`)) return undefined
  if (!isRoot) return 'not installed, and only root can install it (apt-get install postgresql-15)'
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return 'not installed, and this is no Debian'
  const quiet = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=300']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', [...quiet, ...args], { stdio: 'ignore', env, timeout: 300_000 }).status === 0
  const install = () =>
    apt('install', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'postgresql-15')
  if (!install() && !(apt('update') && install())) return 'not installed, and apt-get could not install postgresql-15'
  return existsSync(`${bin}/postgres`) ? undefined : 'installed elsewhere than expected'
}

function accountOf(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim() || Number.NaN)
  const [uid, gid] = [id('-u'), id('-g')]
  return uid > 0 ? { uid, gid } : undefined
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function answers(port) {
  for (let waited = 0; waited < ready; waited += 100) {
    if (spawnSync(`${bin}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return true
    await pause(100)
  }
  return false
}

async function stopServer(server, folder) {
  const ended = server.exitCode === null ? new Promise((resolve) => server.once('exit', resolve)) : undefined
  server.kill('SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
