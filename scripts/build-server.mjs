// Gathers the server into few files, so that it starts sooner and needs less memory than from two thousand modules.
// Only a shortcut: `src/app/main.ts` runs as it is, and does so in development and tests.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = `${root}dist/server`
const aside = `${root}dist/server.new`
// With machine code, worker threads or files of their own, or so rarely needed that they are loaded when they are.
const apart = ['sharp', '@node-rs/argon2', 'pdfmake', 'exceljs', 'file-type', 'pg-native', 'pg-cloudflare']

const bundle = await rolldown({
  input: { main: `${root}src/app/main.ts` },
  cwd: root,
  platform: 'node',
  external: (id) => apart.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [{ name: 'own-addresses', transform: keepAddress }],
  logLevel: 'silent',
})
const { output } = await bundle.write({
  dir: aside,
  format: 'esm',
  // Names stay, for the lines of an error.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  chunkFileNames: '[name]-[hash].js',
})
for (const { fileName, code } of output) writeFileSync(`${aside}/${fileName}`, narrow(code))
rmSync(target, { recursive: true, force: true })
renameSync(aside, target)

const modules = output.flatMap((chunk) => chunk.moduleIds ?? []).filter((id) => id.startsWith(`${root}src/`))
writeFileSync(
  `${root}dist/server-sources.txt`,
  [...new Set(modules)]
    .map((id) => relative(root, id))
    .sort()
    .join('\n'),
)

/**
 * V8 holds a text of plain letters in one byte for each, and any other in two: one dash would cost megabytes. In a
 * String.raw the escape stays as it is: ours are parts of patterns, which read it alike.
 */
function narrow(code) {
  return code.replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A module that looks for a file beside itself must still find it. */
function keepAddress(code, id) {
  if (!id.startsWith(`${root}src/`) || !code.includes('import.meta.')) return null
  const url = `new URL(${JSON.stringify(relative(target, id))}, import.meta.url)`
  const folder = `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${url}))`
  return {
    code: code.replaceAll('import.meta.url', `${url}.href`).replaceAll('import.meta.dirname', folder),
    map: null,
  }
}
