// Builds the browser app into dist/web and compresses what travels (brotli and gzip beside each file).
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { workerSource, writeWorker } from './offline-worker.mjs'
import { writePageHeads } from './page-heads.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = `${root}dist/web`
// Built aside and swapped in: a build that fails or is interrupted leaves the last good one standing.
const aside = `${root}dist/web.new`
const worthCompressing = /\.(js|mjs|css|html|svg|json|txt|webmanifest|wasm)$/
const smallest = 600

const { output } = await build({
  configFile: `${root}vite.config.ts`,
  logLevel: 'error',
  build: { outDir: aside, emptyOutDir: true },
})
writePageHeads(aside)
writeWorker(aside)
const files = readdirSync(aside, { recursive: true }).map((name) => `${aside}/${name}`)
await Promise.all(files.filter((path) => worthCompressing.test(path) && statSync(path).size > smallest).map(compress))
rmSync(target, { recursive: true, force: true })
renameSync(aside, target)
writeFileSync(`${root}dist/web-sources.txt`, sourcesOf(output).join('\n'))

/** Our own files the bundle was made from; style sheets and public files are not modules, so all of them count. */
function sourcesOf(chunks) {
  const modules = chunks.flatMap((chunk) => chunk.moduleIds ?? []).map((id) => id.split('?')[0])
  const ours = modules.filter((id) => id.startsWith(`${root}src/`)).map((id) => id.slice(root.length))
  const others = readdirSync(`${root}src`, { recursive: true }).map(
    (name) => `src/${String(name).replaceAll('\\', '/')}`,
  )
  const heads = ['scripts/page-heads.mjs', 'src/kit/http/page-file.ts', 'src/app/site-map.ts']
  const worker = ['scripts/offline-worker.mjs', workerSource]
  return [
    ...new Set([
      ...ours,
      ...heads,
      ...worker,
      ...others.filter((path) => /\.css$|app\/web\/(index\.html|public\/.+\..+)$/.test(path)),
    ]),
  ].sort()
}

async function compress(path) {
  const content = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
