// Weighs the built browser app as it travels (brotli) and fails over budget. `npm run check` builds first and runs it.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const folder = new URL('../dist/web/', import.meta.url).pathname
const KB = 1000
const budgets = { login: 140, shell: 210, parts: 40, route: 40, grid: 62, css: 18, font: 49, chunk: 120 }

// Forms with a line-item grid carry the grid's keyboard with them.
const isGrid = (key) => /(add|edit)-(order|invoice|delivery|purchase)/.test(key)

const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)

/** The files a chunk needs before it can run: itself and what it imports, not what it may fetch later. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(next, seen)
  return seen
}

const weighed = new Map()
function weight(file) {
  if (!weighed.has(file)) weighed.set(file, packed(join(folder, file)))
  return weighed.get(file)
}

/** The build leaves what travels beside each file; what it found too small to pack is packed here. */
function packed(path) {
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
const total = (files) => [...files].reduce((sum, file) => sum + weight(file), 0)
const union = (...sets) => new Set(sets.flatMap((set) => [...set]))
const keyOf = (end) => Object.keys(manifest).find((key) => key.endsWith(end)) ?? ''

const base = closure(entry)
const shell = union(base, closure(keyOf('app-shell.tsx')))
const parts = new Set(
  readdirSync(join(folder, 'assets'))
    .filter((name) => /^parts-.*\.js$/.test(name))
    .map((name) => `assets/${name}`),
)
const assets = readdirSync(join(folder, 'assets'))
const raw = (end) => assets.filter((name) => name.endsWith(end)).map((name) => `assets/${name}`)

const rows = [
  ['login', total(union(base, closure(keyOf('sign-in/screens/login.tsx')))), budgets.login],
  ['shell', total(shell), budgets.shell],
  // What most pages share, fetched once with the first of them.
  ['parts', total([...parts].filter((file) => !shell.has(file))), budgets.parts],
  ['css', total(raw('.css')), budgets.css],
  ...raw('.woff2').map((file) => [file, readFileSync(join(folder, file)).length, budgets.font]),
  ...raw('.js')
    .map((file) => [file, weight(file), budgets.chunk])
    .filter(([, bytes]) => bytes > 60 * KB),
  ...Object.keys(manifest)
    .filter((key) => manifest[key].isDynamicEntry && key.endsWith('.tsx') && !/app-shell|kit\/screen/.test(key))
    .map((key) => {
      const own = [...closure(key)].filter((file) => !shell.has(file) && !parts.has(file))
      return [key.replace(/^(\.\.\/)+/, ''), total(own), isGrid(key) ? budgets.grid : budgets.route]
    })
    .sort((a, b) => b[1] - a[1]),
]

let over = 0
for (const [name, bytes, budget] of rows) {
  const isOver = bytes > budget * KB
  if (isOver) over += 1
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${(bytes / KB).toFixed(1).padStart(7)} / ${String(budget).padStart(3)} KB  ${name}`,
  )
}
console.log(over === 0 ? `${rows.length} within budget` : `${over} over budget`)
process.exit(over === 0 ? 0 : 1)
