// `node scripts/lock.mjs`, after every change of package.json: writes the lock file anew and fills its holes. Where a
// registry lacks a package of a foreign platform, npm leaves it out of the lock, and `npm ci` of npm 11 then refuses the
// lock as incomplete. An entry that names version and platform is all it asks for. Download addresses stay out.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
const file = `${root}/package-lock.json`
const flags = [
  '--package-lock-only',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--omit-lockfile-registry-resolved',
]

const { status } = spawnSync('npm', ['install', ...flags, '--loglevel=error'], { cwd: root, stdio: 'inherit' })
if (status !== 0) process.exit(1)

const lock = JSON.parse(readFileSync(file, 'utf8'))
let added = 0
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) added += fill(owner, name, range)
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} entries for other platforms added`)

/** Adds the missing entry at the top, or below its owner where another version stands at the top. */
function fill(owner, name, range) {
  const version = /\d+\.\d+\.\d+[\w.-]*/.exec(range)?.[0]
  if (!version || found(owner, name, version)) return 0
  const top = `node_modules/${name}`
  const place = lock.packages[top] === undefined ? top : `${owner}/node_modules/${name}`
  lock.packages[place] = { version, optional: true, ...(isDev(owner) && { dev: true }), ...platformOf(name) }
  return 1
}

/** Looks where Node would: below the owner, then at every level above it. */
function found(owner, name, version) {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]
    if (entry !== undefined) return entry.version === version || !isExact(owner, name)
    if (folder === '') return false
  }
}

function isExact(owner, name) {
  return /^\d/.test(lock.packages[owner].optionalDependencies[name])
}

function isDev(owner) {
  return lock.packages[owner].dev === true
}

/** npm packages of one platform carry it in their name; one that names none must not be installed anywhere. */
function platformOf(name) {
  const os = [
    'linux',
    'darwin',
    'win32',
    'freebsd',
    'openbsd',
    'netbsd',
    'android',
    'openharmony',
    'sunos',
    'aix',
  ].find((word) => name.includes(word))
  const cpu = ['arm64', 'x64', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'wasm32', 'arm'].find((word) =>
    name.includes(word),
  )
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : undefined
  return { os: [os ?? 'none'], ...(cpu && { cpu: [cpu] }), ...(libc && { libc }) }
}
