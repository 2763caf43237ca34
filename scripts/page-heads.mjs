// A document for each page, which names in its head what this page needs: so the browser fetches all of it at once,
// instead of finding one file in another.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteMap } from '../src/app/site-map.ts'
import { pageFile } from '../src/kit/http/page-file.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = `${root}src/app/web`

/** Writes the documents into the built app. */
export function writePageHeads(folder) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const bare = readFileSync(`${folder}/index.html`, 'utf8')
  mkdirSync(`${folder}/pages`)
  const modules = screenModules()
  for (const { path, door } of siteMap) {
    const module = modules.get(path)
    if (!module) continue
    const wanted = [...(door === 'signed-in' ? ['app-shell.tsx'] : []), module]
    writeFileSync(`${folder}/${pageFile(path)}`, withHead(bare, [...filesOf(manifest, wanted)], fontsOf(manifest)))
  }
}

/** Which module is the screen of an address, as screens.ts says it. */
function screenModules() {
  const source = readFileSync(`${web}/screens.ts`, 'utf8')
  const lines = source.matchAll(/'(\/[^']*)': screen\(\s*\(\) => import\('([^']+)'\)/g)
  const found = new Map([...lines].map(([, path, from]) => [path, keyOf(from)]))
  const named = source.match(/': screen\(/g)?.length ?? 0
  if (found.size !== named) throw new Error(`${named} screens are named, ${found.size} of them could be read`)
  return found
}

/** How the manifest calls a module: its path as seen from the folder of the app. */
function keyOf(from) {
  const path = from.startsWith('#') ? resolve(root, 'src', from.slice(1)) : resolve(web, from)
  return relative(web, path)
}

function filesOf(manifest, keys) {
  const files = new Set()
  const take = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the built app`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) take(next)
  }
  keys.forEach(take)
  return files
}

function fontsOf(manifest) {
  return Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
}

function withHead(bare, modules, fonts) {
  const links = [
    ...modules
      .filter((file) => !bare.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  ]
  return bare.replace('  </head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`)
}
