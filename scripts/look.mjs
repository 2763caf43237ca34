// `npm run look -- /order /pelanggan …`: pictures and accessibility of the named routes, or of all.
import { withBrowser } from './with-browser.mjs'

await withBrowser(import.meta.url)
const { look } = await import('../tests/look/look.ts')
process.exitCode = await look(process.argv.slice(2))
