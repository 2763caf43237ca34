// What instruments in a browser begin with: installed, built, on Node 24, and a Chromium that CHROME_PATH names.
import { ensureBuilt, ensureInstalled } from './install.mjs'
import { handOver } from './node24.mjs'

/** @param {string} script the address of the script that asks, to be taken up again on Node 24 */
export async function withBrowser(script) {
  await ensureInstalled()
  await handOver(script)
  await ensureBuilt()

  const { findBrowser } = await import('./browser.mjs')
  const browser = findBrowser()
  if (!browser) {
    console.error('Chromium tidak ditemukan. Pasang Chromium, atau isi CHROME_PATH.')
    process.exit(1)
  }
  process.env.CHROME_PATH = browser
}
