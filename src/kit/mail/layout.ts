import { escaped } from '#ground/markup.ts'

/** One part of a mail, in the order of reading. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string; readonly note: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'links'; readonly rows: readonly MailLink[] }
  | { readonly kind: 'note'; readonly text: string }

/** One of several things that can be opened, with who it is from. */
export interface MailLink {
  readonly title: string
  readonly from: string
  readonly url: string
}

/** What a mail says; how it looks is this file's business alone. */
export interface MailBody {
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
  /** Who writes: the company's name on documents; otherwise what the installation is called. */
  readonly sender?: string
  /** Why the reader gets this, at the very end. */
  readonly reason: string
}

const INK = '#161B26'
const MUTED = '#525C6D'
// Name, colours and mark are those of the installation; the outbox puts them in.
const BRAND = '{BRAND}'
const SOFT = '{SOFT}'
const LINE = '#DDE2EA'
const DESK = '#F6F7F9'
const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Makes the HTML and the text of a mail: tables and inline styles, because mail programs know nothing newer. */
export function composeMail(body: MailBody): { html: string; text: string } {
  return { html: htmlOf(body), text: textOf(body) }
}

function htmlOf(body: MailBody): string {
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escaped(body.title)}</title></head>
<body style="margin:0;padding:0;background:${DESK}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(body.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${DESK}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px">${letterhead(body.sender)}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid ${LINE};border-radius:12px;padding:32px 32px 28px;${FONT}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-.01em;color:${INK}">${escaped(body.title)}</h1>
${body.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;${FONT};font-size:12px;line-height:18px;color:${MUTED}">${escaped(body.reason)}</td></tr>
</table></td></tr></table></body></html>`
}

function letterhead(sender = '{APP_NAME}'): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>{MARK}
<td style="${FONT};font-size:16px;font-weight:600;color:${INK}">${escaped(sender)}</td></tr></table>`
}

function blockHtml(block: MailBlock): string {
  if (block.kind === 'text') return paragraph(block.text, `font-size:15px;line-height:24px;color:${INK}`)
  if (block.kind === 'note') return paragraph(block.text, `font-size:13px;line-height:20px;color:${MUTED}`)
  if (block.kind === 'code') return codeHtml(block.code, block.note)
  if (block.kind === 'button') return buttonHtml(block.label, block.url)
  return block.kind === 'links' ? linksHtml(block.rows) : factsHtml(block.rows)
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`
}

function codeHtml(code: string, note: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
<td align="center" style="background:${SOFT};border-radius:10px;padding:20px 12px 16px;${FONT}">
<div style="font-size:36px;line-height:44px;font-weight:700;letter-spacing:8px;padding-left:8px;color:${BRAND};font-variant-numeric:tabular-nums">${escaped(code)}</div>
<div style="padding-top:4px;font-size:13px;line-height:20px;color:${MUTED}">${escaped(note)}</div></td></tr></table>`
}

function buttonHtml(label: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
<td style="background:${BRAND};border-radius:8px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:15px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${escaped(label)}</a></td></tr></table>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:${MUTED}">Tombol tidak bisa diklik? Salin tautan ini ke browser:<br><a href="${escaped(url)}" style="color:${BRAND};word-break:break-all">${escaped(url)}</a></p>`
}

function factsHtml(rows: readonly (readonly [string, string])[]): string {
  const cell = 'padding:8px 0;font-size:14px;line-height:20px;vertical-align:top'
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="${cell};width:38%;color:${MUTED}">${escaped(label)}</td><td style="${cell};color:${INK};font-weight:500">${escaped(value)}</td></tr>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;border-top:1px solid ${LINE};border-bottom:1px solid ${LINE};${FONT}">${rows.map(row).join('')}</table>`
}

function linksHtml(rows: readonly MailLink[]): string {
  const row = ({ title, from, url }: MailLink) =>
    `<tr><td style="padding:10px 0;border-top:1px solid ${LINE};font-size:14px;line-height:20px"><a href="${escaped(url)}" style="color:${BRAND};font-weight:500">${escaped(title)}</a><br><span style="color:${MUTED};font-size:13px">${escaped(from)}</span></td></tr>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;border-bottom:1px solid ${LINE};${FONT}">${rows.map(row).join('')}</table>`
}

function textOf(body: MailBody): string {
  const parts = [body.title, ...body.blocks.map(blockText), '--', `${body.sender ?? '{APP_NAME}'}\n${body.reason}`]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  if (block.kind === 'text' || block.kind === 'note') return block.text
  if (block.kind === 'code') return `    ${block.code}\n\n${block.note}`
  if (block.kind === 'button') return `${block.label}:\n${block.url}`
  if (block.kind === 'links') return block.rows.map((row) => `${row.title} (${row.from})\n${row.url}`).join('\n\n')
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
}
