// `npm run speed`: how fast the browser shows things, and what they weigh. `-- --lighthouse` measures with Lighthouse too.
import { withBrowser } from './with-browser.mjs'

await withBrowser(import.meta.url)
const { speed } = await import('../bench/speed/speed.ts')
process.exitCode = await speed({ isWithLighthouse: process.argv.includes('--lighthouse') })
