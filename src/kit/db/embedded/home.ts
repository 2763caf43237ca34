import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rootFolder } from '../root-folder.ts'
import { DatabaseUnfit } from '../unfit.ts'
import { makeFolder } from './make-folder.ts'
import { canEnter, canLend, canWrite, chooseUser, type RunsAs } from './server-user.ts'

/** Where the embedded server lives and as whom it runs. */
export interface Home {
  /** Holds the cluster, its password, its log and who uses it. */
  readonly folder: string
  readonly user: RunsAs
}

/** Makes or finds the database folder of a data folder, in a place its user can reach. */
export function homeIn(dataFolder: string): Home {
  makeFolder(dataFolder)
  const path = join(realpathSync(dataFolder), 'database')
  const dataOwner = existsSync(path) ? statSync(path).uid : undefined
  const user = chooseUser(dataOwner, rootFolder)
  if (!user) return { folder: ownFolder(path), user: undefined }

  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return { folder: madeFor(user, realpathSync(path)), user: { ...user, reachesAll: false } }
  }
  if (canEnter(dirname(path), user)) return { folder: madeFor(user, path), user: { ...user, reachesAll: false } }
  if (canLend(user, dirname(path))) return { folder: madeFor(user, path), user: { ...user, reachesAll: true } }
  return { folder: movedOut(path, user), user: { ...user, reachesAll: false } }
}

function ownFolder(path: string): string {
  makeFolder(path, 0o700)
  if (canWrite(path)) return realpathSync(path)
  throw new DatabaseUnfit(
    `"${path}" milik pengguna lain: jalankan Mandor sebagai pengguna itu, atau pilih DATA_DIR lain.`,
  )
}

function madeFor(user: { uid: number; gid: number }, path: string): string {
  makeFolder(path, 0o700)
  chownSync(path, user.uid, user.gid)
  return path
}

/** Root's folder cannot be entered and nothing can be lent: the database stands elsewhere, behind a link. */
function movedOut(path: string, user: { uid: number; gid: number }): string {
  if (existsSync(path)) {
    throw new DatabaseUnfit(
      `database di "${path}" tidak terjangkau oleh penggunanya: izinkan pengguna lain masuk ke folder di atasnya.`,
    )
  }
  const place = join('/var/lib/mandor', randomBytes(6).toString('hex'))
  makeFolder(dirname(place), 0o755)
  const folder = madeFor(user, place)
  symlinkSync(folder, path)
  return folder
}

/** Longest path of a unix socket that every system accepts, less the name PostgreSQL gives it. */
const longestSocketFolder = 100 - '/.s.PGSQL.5432'.length

/** A folder of mode 0700 for the socket: at home, or in the temporary folder when home is too deep. */
export function socketFolderOf({ folder, user }: Home, previous: string | undefined): string {
  const near = join(folder, 'run')
  if (near.length <= longestSocketFolder) {
    makeFolder(near, 0o700)
    if (user) chownSync(near, user.uid, user.gid)
    return near
  }
  if (previous?.startsWith(join(tmpdir(), 'mandor-'))) rmSync(previous, { recursive: true, force: true })
  const far = mkdtempSync(join(tmpdir(), 'mandor-'))
  if (user) chownSync(far, user.uid, user.gid)
  return far
}
