// What a clean clone needs before anything runs: packages, and the built browser app. Written for Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode24 } from './node24.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const INSTALL_STAMP = `${root}node_modules/.mandor-installed`
// Written by scripts/build.mjs: every source file that went into the build.
const SOURCE_LIST = `${root}dist/web-sources.txt`
const BUILD_STAMP = `${root}dist/.mandor-built`

/** Installs the packages when the lock file changed since the last time. */
export async function ensureInstalled() {
  const wanted = hashOf(['package.json', 'package-lock.json'])
  if (stampOf(INSTALL_STAMP) === wanted) return
  if (isInstalledByHand()) return note(INSTALL_STAMP, wanted)
  console.log('Memasang paket (hanya pertama kali atau setelah pembaruan)…')
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']
  const isDone = npm('ci', ...quiet) || npm('install', ...quiet)
  if (!isDone) fail('Paket gagal dipasang. Periksa koneksi internet dan ruang disk, lalu coba lagi.')
  note(INSTALL_STAMP, wanted)
}

/** Builds the browser app when one of the files it was made from changed since the last time. */
export async function ensureBuilt() {
  const madeFrom = stampOf(SOURCE_LIST)?.split('\n')
  if (madeFrom && stampOf(BUILD_STAMP) === buildHash(madeFrom)) return
  console.log('Menyusun tampilan…')
  const node = findNode24()
  if (!node) fail('Node 24 tidak ditemukan. Jalankan "npm install", lalu coba lagi.')
  const { status } = spawnSync(node, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) fail('Tampilan gagal disusun. Pesan di atas menjelaskan sebabnya.')
  note(BUILD_STAMP, buildHash(stampOf(SOURCE_LIST).split('\n')))
}

function buildHash(sources) {
  return hashOf([...sources, 'vite.config.ts', 'package-lock.json', 'scripts/build.mjs'])
}

/** Somebody ran npm after the lock file last changed: npm's own record of what it installed is newer. */
function isInstalledByHand() {
  const timeOf = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return existsSync(`${root}node_modules/vite`) && timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')
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
  return spawnSync(isWindows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows }).status === 0
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
