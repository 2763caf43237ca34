// Every script runs on Node 24 or newer: on the machine's own, or on the one npm brought. Written for Node 20.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const needed = 24
const root = fileURLToPath(new URL('..', import.meta.url))

export const isNode24 = Number(process.versions.node.split('.')[0]) >= needed

/** The path of a Node that is new enough: this one, or the one npm brought for this platform. */
export function findNode24() {
  if (isNode24) return process.execPath
  const modules = `${root}node_modules`
  const packages = existsSync(modules)
    ? readdirSync(modules).filter((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name))
    : []
  const programs = packages.flatMap((name) => ['node', 'node.exe'].map((file) => `${modules}/${name}/bin/${file}`))
  return programs.find((path) => existsSync(path))
}

/** Ends with the way out when there is no such Node. */
export function noNode24() {
  console.error(
    `Mandor membutuhkan Node ${needed} atau lebih baru. Jalankan "npm install", atau pasang Node ${needed}.`,
  )
  process.exit(1)
}

/** Runs the script again on Node 24 when this one is older, and ends with its exit code. */
export async function handOver(scriptUrl) {
  if (isNode24) return
  const node = findNode24()
  if (!node) noNode24()
  const child = spawn(node, [fileURLToPath(scriptUrl), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  await new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(process.exit(code ?? (signal ? 1 : 0))))
  })
}
