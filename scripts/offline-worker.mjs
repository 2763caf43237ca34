// Writes the worker that opens the application without a signal: its code, and what belongs to this build.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { siteMap } from '../src/app/site-map.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
export const workerSource = 'src/app/web/offline-worker.js'

/** What is kept at once: what every page needs, and the login. Other pages are kept when they are opened. */
const shellKeys = ['app-shell.tsx', '../../modules/company/sign-in/screens/login.tsx']

/** Puts /sw.js into the built app. */
export function writeWorker(folder) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const code = readFileSync(`${root}${workerSource}`, 'utf8')
  const document = readFileSync(`${folder}/index.html`, 'utf8')
  const named = document.match(/assets\/[^"]+/g) ?? []
  const shell = [...new Set([...named, ...filesOf(manifest, shellKeys)])].map((file) => `/${file}`)
  const assets = readdirSync(`${folder}/assets`).map((name) => `/assets/${name}`)
  const pages = [...new Set(['', ...siteMap.map(({ path }) => path.split('/')[1])])]
  const hash = createHash('sha256').update([document, ...assets, code].join('\n'))
  const version = `mandor-${hash.digest('hex').slice(0, 12)}`
  writeFileSync(`${folder}/sw.js`, `const BUILD = ${JSON.stringify({ version, shell, assets, pages })}\n${code}`)
}

/** The scripts these entries need before they can run, their styles, and the fonts. */
function filesOf(manifest, keys) {
  const files = new Set()
  const seen = new Set()
  const take = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the built app`)
    if (seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const next of chunk.imports ?? []) take(next)
  }
  keys.forEach(take)
  for (const { file } of Object.values(manifest)) if (file.endsWith('.woff2')) files.add(file)
  return files
}
