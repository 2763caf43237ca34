import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnfit } from '../unfit.ts'
import { majorVersion, program } from './binaries.ts'
import type { Home } from './home.ts'
import { commandAs, identityOf } from './server-user.ts'

/** The user that owns the embedded database. */
export const owner = 'mandor'

/** What PostgreSQL programs see of our environment: nothing that could bend their messages or files. */
export const plainEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] ?? '' }

/** The folder of the cluster and the password of its owner, made when they are not there yet. */
export function clusterIn(home: Home, binaries: string): { cluster: string; password: string } {
  const cluster = join(home.folder, 'cluster')
  const secret = join(home.folder, 'password')
  if (existsSync(cluster)) {
    refuseOtherVersion(cluster)
    return { cluster, password: readFileSync(secret, 'utf8').trim() }
  }
  refuseSmallRoom(home.folder)
  const password = randomBytes(24).toString('base64url')
  writeFileSync(secret, `${password}\n`, { mode: 0o600 })
  if (home.user) chownSync(secret, home.user.uid, home.user.gid)
  initialize(home, binaries, secret, cluster)
  return { cluster, password }
}

function refuseOtherVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === String(majorVersion)) return
  throw new DatabaseUnfit(
    `data di "${cluster}" milik PostgreSQL ${version}, sedangkan program ini membawa ${majorVersion}: pulihkan cadangan ke DATA_DIR baru.`,
  )
}

/** What an empty cluster takes, with a little room for its first day. */
const leastRoom = 150_000_000

function refuseSmallRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < leastRoom) throw new DatabaseUnfit(`disk tempat "${folder}" penuh: sediakan sedikitnya 150 MB.`)
}

/** Made under another name first: a start that is killed half way leaves no cluster that looks whole. */
function initialize(home: Home, binaries: string, secret: string, cluster: string): void {
  const half = `${cluster}.new`
  rmSync(half, { recursive: true, force: true })
  const [command, args] = commandAs(home.user, join(binaries, 'bin', program('initdb')), [
    ...['--pgdata', half, '--username', owner, '--pwfile', secret],
    ...['--auth=scram-sha-256', '--data-checksums', '--encoding=UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
  ])
  const run = spawnSync(command, args, { cwd: '/', env: plainEnvironment, encoding: 'utf8', ...identityOf(home.user) })
  if (run.status !== 0) {
    throw new DatabaseUnfit(`database tidak bisa dibuat di "${home.folder}": ${reasonOf(run.stderr, run.error)}`)
  }
  renameSync(half, cluster)
}

/** The last line that says what went wrong; a full disk causes many complaints, of which it is the first. */
export function reasonOf(output: string | null, error?: Error): string {
  if (output?.includes('No space left on device')) return 'disk penuh; kosongkan ruang, lalu mulai lagi'
  const lines = (output ?? '').split('\n').filter((line) => /error|fatal|panic|could not/i.test(line))
  return lines.at(-1)?.trim() ?? error?.message ?? 'tanpa alasan'
}
