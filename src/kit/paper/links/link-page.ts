import { escaped } from '#ground/markup.ts'
import { createHash } from 'node:crypto'
import { dayFormat } from '#ground/format.ts'
import { dayIn, type Zone } from '#ground/day.ts'
import { file, type FileReply } from '#kit/http/serve.ts'

const STYLE = `:root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--line:#dde2ea;--text:#161b26;--soft:#525c6d;--act:#2450c8;--on-act:#fff;--edge:#838d9e;--bad:#b42318}
@media (prefers-color-scheme:dark){:root{--ground:#10141b;--card:#181e27;--line:#2c3542;--text:#e8ecf2;--soft:#a5b0c0;--act:#8fb0ff;--on-act:#0c1830;--edge:#7d899b;--bad:#ff9b90}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:416px;padding:32px 24px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
h1{margin:0 0 8px;font-size:20px;line-height:1.3;overflow-wrap:anywhere}p{margin:0 0 8px;color:var(--soft);overflow-wrap:anywhere}p:last-child{margin:0}
a{display:block;margin:24px 0;padding:12px 16px;border-radius:8px;background:var(--act);color:var(--on-act);text-align:center;text-decoration:none;font-weight:600}:focus-visible{outline:3px solid var(--act);outline-offset:3px}
h2{margin:0 0 8px;font-size:17px}form,section{margin-top:24px}fieldset{margin:0 0 16px;padding:0;border:0}legend,form label,.judul{display:block;margin:0 0 6px;padding:0;color:var(--text);font-weight:600}
.pilih{display:flex;align-items:center;gap:10px;min-height:44px;margin:0;font-weight:400}.pilih input{width:20px;height:20px;margin:0;accent-color:var(--act)}
input:not([type]),textarea{display:block;width:100%;min-height:44px;margin:0 0 16px;padding:10px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--ground);color:inherit;font:inherit}[aria-invalid=true]{border-color:var(--bad)}
canvas{display:block;width:100%;height:160px;border:1px solid var(--edge);border-radius:8px;background:#fff;touch-action:none;cursor:crosshair}
button,a.tombol,label.tombol{display:block;width:100%;min-height:44px;margin:16px 0;padding:10px 16px;border:1px solid var(--edge);border-radius:8px;background:none;color:var(--text);font:inherit;font-weight:600;text-align:center;cursor:pointer}
button[type=submit],#kirim{border:0;background:var(--act);color:var(--on-act)}button:disabled{opacity:.7}.dua{display:flex;gap:8px}.dua button{margin:8px 0 16px;padding:10px 8px}
label.tombol{margin:0 0 16px}label.tombol:focus-within{outline:3px solid var(--act);outline-offset:3px}label.tombol input{position:absolute;opacity:0;width:1px;height:1px}label.tombol:has(:disabled){opacity:.6;cursor:default}
ul{display:grid;gap:8px;margin:0 0 16px;padding:0;list-style:none}ul:empty{display:none}li{display:flex;align-items:center;gap:12px}li img{width:64px;height:64px;border-radius:8px;object-fit:cover}li button{flex:1;margin:0}
.salah{margin:-8px 0 16px;color:var(--bad)}.salah:empty{display:none}.sudah{color:var(--text);font-weight:600}[hidden]{display:none}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Of every answer to a reader of a link: kept by nobody, found by no search, told to no other site. */
export const linkHeaders: Readonly<Record<string, string>> = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** What a page of a link says of the paper. */
export interface LinkFacts {
  readonly sender: string
  readonly title: string
  /** Where the paper itself opens. */
  readonly href: string
  readonly expiresAt: string
  readonly zone: Zone
}

/** Whose paper it is, and the button that opens it. */
export function paperPage(of: LinkFacts): FileReply {
  return htmlPage(of.title, [
    `<p>${escaped(of.sender)}</p>`,
    `<h1>${escaped(of.title)}</h1>`,
    `<a href="${escaped(of.href)}">Buka dokumen</a>`,
    untilLine(of),
  ])
}

/** Until when a link opens, and that it is for one reader. */
export function untilLine({ expiresAt, zone }: Pick<LinkFacts, 'expiresAt' | 'zone'>): string {
  const until = dayFormat(dayIn(zone, new Date(expiresAt)), 'long')
  return `<p>Berlaku sampai ${escaped(until)}. Jangan teruskan tautan ini kepada orang lain.</p>`
}

/** Of a link that is none. */
export function notFoundPage(): FileReply {
  return htmlPage('Tautan tidak dikenal', [
    '<h1>Tautan tidak dikenal</h1>',
    '<p>Periksa apakah tautannya tersalin lengkap. Bila tetap begini, minta tautan baru kepada pengirim.</p>',
  ])
}

/** Of a link that ended, by its day or by hand; says whom to ask. */
export function endedPage(sender: string): FileReply {
  return htmlPage('Tautan sudah berakhir', [
    '<h1>Tautan sudah berakhir</h1>',
    `<p>Demi keamanan, tautan dokumen hanya berlaku beberapa hari. Minta tautan baru kepada ${escaped(sender)}.</p>`,
  ])
}

/** Of a document that was cancelled or is no more; says whom to ask. */
export function gonePage(sender: string): FileReply {
  return htmlPage('Dokumen tidak berlaku lagi', [
    '<h1>Dokumen tidak berlaku lagi</h1>',
    `<p>Dokumen ini sudah dibatalkan atau diganti. Tanyakan dokumen yang berlaku kepada ${escaped(sender)}.</p>`,
  ])
}

/** For who asks too much. */
export function tooOftenPage(): FileReply {
  return htmlPage('Coba lagi nanti', [
    '<h1>Coba lagi nanti</h1>',
    '<p>Terlalu banyak permintaan dari jaringan ini. Tunggu beberapa menit, lalu buka lagi tautannya.</p>',
  ])
}

/** A page of a link, in the one style of them all. */
export function htmlPage(
  title: string,
  lines: readonly string[],
  headers: Readonly<Record<string, string>> = linkHeaders,
): FileReply {
  const page = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${lines.join('')}</main></body></html>`
  return file({
    name: 'dokumen.html',
    type: 'text/html; charset=utf-8',
    body: Buffer.from(page),
    inline: true,
    headers,
  })
}
