import { file, type FileReply } from '#kit/http/serve.ts'
import { linkHeaders } from '../link-page.ts'
import { unheardPage } from './answer-page.ts'

/**
 * Gives the worker that opens the form where there is no signal, on a phone that has opened one before: it answers for
 * addresses of links alone, with a page that knows nothing of the document, and keeps nothing.
 */
export async function answerWorker(): Promise<FileReply> {
  const { body, headers, type } = unheardPage()
  const page = JSON.stringify(Buffer.isBuffer(body) ? body.toString() : '')
  const script = `self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode !== 'navigate' || !/^\\/d\\/[\\w-]{54}$/.test(new URL(url).pathname)) return
  const headers = ${JSON.stringify({ ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' })}
  event.respondWith(fetch(event.request).catch(() => new Response(${page}, { headers })))
})
`
  return file({
    name: 'luring.js',
    type: 'text/javascript; charset=utf-8',
    body: Buffer.from(script),
    inline: true,
    cache: 'no-cache',
    headers: { ...linkHeaders, 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" },
  })
}
