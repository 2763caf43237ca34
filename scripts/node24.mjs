// Every script runs on Node 24 or newer: on the machine's own, or on the one npm brought. Written for Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const root = fileURLToPath(new URL('..', import.meta.url))

/** @returns {string | undefined} the path of a Node that is new enough */
export function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath
  const packaged = ['node_modules/.bin/node', 'node_modules/.bin/node.exe'].map((path) => root + path)
  return packaged.find((path) => existsSync(path))
}

/** Runs the script again on Node 24 when this one is older, and ends with its exit code. */
export async function handOver(scriptUrl) {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return
  const node = findNode24()
  if (!node) {
    console.error(`Mandor membutuhkan Node ${NEEDED} atau lebih baru. Jalankan "npm install", atau pasang Node ${NEEDED}.`)
    process.exit(1)
  }
  const script = fileURLToPath(scriptUrl)
  const { status, signal } = spawnSync(node, [script, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root })
  process.exit(status ?? (signal ? 1 : 0))
}
