import { escaped } from '#ground/markup.ts'
import { createHash } from 'node:crypto'
import { dayFormat } from '#ground/format.ts'
import { dayIn, type Zone } from '#ground/day.ts'
import { file, type FileReply } from '#kit/http/serve.ts'

const STYLE = `:root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--line:#dde2ea;--text:#161b26;--soft:#525c6d;--act:#2450c8;--on-act:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#10141b;--card:#181e27;--line:#2c3542;--text:#e8ecf2;--soft:#a5b0c0;--act:#8fb0ff;--on-act:#0c1830}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:416px;padding:32px 24px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
h1{margin:0 0 8px;font-size:20px;line-height:1.3;overflow-wrap:anywhere}p{margin:0 0 8px;color:var(--soft);overflow-wrap:anywhere}p:last-child{margin:0}
a{display:block;margin:24px 0;padding:12px 16px;border-radius:8px;background:var(--act);color:var(--on-act);text-align:center;text-decoration:none;font-weight:600}a:focus-visible{outline:3px solid var(--act);outline-offset:3px}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Of every answer to a reader of a link: kept by nobody, found by no search, told to no other site. */
export const linkHeaders: Readonly<Record<string, string>> = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** Whose paper it is, and the button that opens it. */
export function paperPage(of: {
  sender: string
  title: string
  href: string
  expiresAt: string
  zone: Zone
}): FileReply {
  const until = dayFormat(dayIn(of.zone, new Date(of.expiresAt)), 'long')
  return html(of.title, [
    `<p>${escaped(of.sender)}</p>`,
    `<h1>${escaped(of.title)}</h1>`,
    `<a href="${escaped(of.href)}">Buka dokumen</a>`,
    `<p>Berlaku sampai ${escaped(until)}. Jangan teruskan tautan ini kepada orang lain.</p>`,
  ])
}

/** Of a link that is none. */
export function notFoundPage(): FileReply {
  return html('Tautan tidak dikenal', [
    '<h1>Tautan tidak dikenal</h1>',
    '<p>Periksa apakah tautannya tersalin lengkap. Bila tetap begini, minta tautan baru kepada pengirim.</p>',
  ])
}

/** Of a link that ended, by its day or by hand; says whom to ask. */
export function endedPage(sender: string): FileReply {
  return html('Tautan sudah berakhir', [
    '<h1>Tautan sudah berakhir</h1>',
    `<p>Demi keamanan, tautan dokumen hanya berlaku beberapa hari. Minta tautan baru kepada ${escaped(sender)}.</p>`,
  ])
}

/** Of a document that was cancelled or is no more; says whom to ask. */
export function gonePage(sender: string): FileReply {
  return html('Dokumen tidak berlaku lagi', [
    '<h1>Dokumen tidak berlaku lagi</h1>',
    `<p>Dokumen ini sudah dibatalkan atau diganti. Tanyakan dokumen yang berlaku kepada ${escaped(sender)}.</p>`,
  ])
}

/** For who asks too much. */
export function tooOftenPage(): FileReply {
  return html('Coba lagi nanti', [
    '<h1>Coba lagi nanti</h1>',
    '<p>Terlalu banyak permintaan dari jaringan ini. Tunggu beberapa menit, lalu buka lagi tautannya.</p>',
  ])
}

function html(title: string, lines: readonly string[]): FileReply {
  const page = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${lines.join('')}</main></body></html>`
  return file({
    name: 'dokumen.html',
    type: 'text/html; charset=utf-8',
    body: Buffer.from(page),
    inline: true,
    headers: linkHeaders,
  })
}
