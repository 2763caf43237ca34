// What a clean clone needs before anything runs: packages, and the built browser app. Written for Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode24, noNode24 } from './node24.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const INSTALL_STAMP = `${root}node_modules/.mandor-installed`
/** Installs the packages when the lock file changed since the last time. */
export async function ensureInstalled() {
  const wanted = hashOf(['package.json', 'package-lock.json'])
  if (stampOf(INSTALL_STAMP) === wanted) return
  if (isInstalledByHand()) return note(INSTALL_STAMP, wanted)
  console.log('Memasang paket (hanya pertama kali atau setelah pembaruan)…')
  const quiet = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]
  const isDone = npm('ci', ...quiet) || npm('install', ...quiet)
  if (!isDone) fail('Paket gagal dipasang. Periksa koneksi internet dan ruang disk, lalu coba lagi.')
  note(INSTALL_STAMP, wanted)
}

/** Builds the browser app when one of the files it was made from changed since the last time. */
export async function ensureBuilt() {
  if (isFresh('web', 'vite.config.ts')) return
  console.log('Menyusun tampilan…')
  if (!build('web', 'vite.config.ts')) fail('Tampilan gagal disusun. Pesan di atas menjelaskan sebabnya.')
}

/** The server to start: gathered into few files when that can be done, else as it stands in the tree. */
export async function serverModule() {
  const isReady = isFresh('server') || build('server')
  return isReady ? '../dist/server/main.js' : '../src/app/main.ts'
}

/** The same program for who starts it from the root, as tests do. */
export const programOfTests = async () => (await serverModule()).slice('../'.length)

/** Each build writes the list of the files it was made from; the stamp beside it is their fingerprint. */
function isFresh(part, ...also) {
  const madeFrom = stampOf(sourceList(part))?.split('\n')
  return madeFrom !== undefined && stampOf(buildStamp(part)) === buildHash(part, madeFrom, also)
}

function build(part, ...also) {
  const node = findNode24()
  if (!node) noNode24()
  const { status } = spawnSync(node, [`scripts/build-${part}.mjs`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) return false
  note(buildStamp(part), buildHash(part, stampOf(sourceList(part)).split('\n'), also))
  return true
}

function buildHash(part, sources, also) {
  return hashOf([...sources, ...also, 'package-lock.json', `scripts/build-${part}.mjs`])
}

function sourceList(part) {
  return `${root}dist/${part}-sources.txt`
}

function buildStamp(part) {
  return `${root}dist/.${part}-built`
}

/** Somebody ran npm after the lock file last changed: npm's own record of what it installed is newer. */
function isInstalledByHand() {
  const timeOf = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return (
    existsSync(`${root}node_modules/vite`) && timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')
  )
}

/** Remembers what was done; where this user cannot write, it is looked at again next time. */
function note(stamp, wanted) {
  try {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
  } catch {
    // Installed by another user, run by this one.
  }
}

function npm(...args) {
  const isWindows = process.platform === 'win32'
  return (
    spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: isWindows,
    }).status === 0
  )
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(existsSync(root + path) ? readFileSync(root + path) : 'gone')
  return hash.digest('hex')
}

function stampOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
