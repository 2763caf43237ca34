// `npm run look -- /order /pelanggan …`: pictures and accessibility of the named routes, or of all.
import { ensureBuilt, ensureInstalled } from './install.mjs'
import { handOver } from './node24.mjs'

await ensureInstalled()
await handOver(import.meta.url)
await ensureBuilt()

const { findBrowser } = await import('./browser.mjs')
const browser = findBrowser()
if (!browser) {
  console.error('Chromium tidak ditemukan. Pasang Chromium, atau isi CHROME_PATH.')
  process.exit(1)
}
process.env.CHROME_PATH = browser
const { look } = await import('../tests/look/look.ts')
process.exitCode = await look(process.argv.slice(2))
