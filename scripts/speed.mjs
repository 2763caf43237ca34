// `npm run speed`: how fast the browser shows things, and what they weigh. `-- --lighthouse` measures with Lighthouse too.
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
const { speed } = await import('../bench/speed/speed.ts')
process.exitCode = await speed({ isWithLighthouse: process.argv.includes('--lighthouse') })
