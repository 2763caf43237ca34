import type { Tx } from '#kit/db/tx.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import { identityOf } from '#modules/company/website/identity.ts'

/** Drawn once of the mark; the one that may be cut round by a phone fills its square. */
const icons = [
  { src: '/mark-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/mark-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/mark-whole-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** How the application stands among the others of a phone or computer: under the name and colour of the installation. */
export async function appManifestOf(tx: Tx): Promise<FileReply> {
  const { name, color } = await identityOf(tx)
  const manifest = {
    id: '/',
    name,
    short_name: name.length > 12 ? name.split(' ')[0] : name,
    lang: 'id',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: '#FFFFFF',
    icons,
  }
  return file({
    name: 'manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    body: Buffer.from(JSON.stringify(manifest)),
    inline: true,
    cache: 'public, max-age=0, must-revalidate',
  })
}
