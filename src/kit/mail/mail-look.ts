import { escaped } from '#ground/markup.ts'
import type { Tx } from '#kit/db/tx.ts'

/** Who writes mails, as their readers know it. */
export interface MailLook {
  readonly name: string
  /** '#2450c8': of buttons and codes; white letters stand on it. */
  readonly color: string
  /** Where the logo lies inside the application, or null. */
  readonly logo: string | null
}

const usual: MailLook = { name: 'Mandor', color: '#2450C8', logo: null }

let source: ((tx: Tx) => Promise<MailLook>) | undefined

/** The department that knows what the installation is called and looks like says so here. */
export function knowMailLook(known: (tx: Tx) => Promise<MailLook>): void {
  source = known
}

/** The look of mails as it holds now. */
export async function mailLook(tx: Tx): Promise<MailLook> {
  return source ? source(tx) : usual
}

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Puts the name into words: `{APP_NAME}`. */
export function inWords(text: string, { name }: MailLook): string {
  return text.replaceAll('{APP_NAME}', name)
}

/** Puts name, colours and mark into the HTML of a mail: `{APP_NAME}`, `{BRAND}`, `{SOFT}`, `{MARK}`. */
export function inHtml(html: string, look: MailLook): string {
  const isUsual = look.color.toLowerCase() === usual.color.toLowerCase()
  return html
    .replaceAll('{MARK}', () => markOf(look))
    .replaceAll('{BRAND}', look.color)
    .replaceAll('{SOFT}', isUsual ? '#E9EFFD' : '#EEF1F5')
    .replaceAll('{APP_NAME}', () => escaped(look.name))
}

function markOf(look: MailLook): string {
  if (look.logo !== null)
    return `<td valign="middle" style="padding-right:12px"><img src="{APP_URL}${escaped(look.logo)}" height="32" alt="" style="display:block;height:32px;max-width:180px;border:0"></td>`
  return look.name === usual.name ? portal(look.color) : ''
}

// The product's own mark (portal, plumb line, orange bob) from table cells: mail programs drop SVG.
function portal(color: string): string {
  const bob = `<div style="width:2px;height:4px;margin:0 auto;background:#FFFFFF;font-size:0;line-height:0">&nbsp;</div><div style="width:6px;height:6px;margin:0 auto;background:#FF9A52;border-radius:1px 1px 3px 3px;font-size:0;line-height:0">&nbsp;</div>`
  const gate = `<div style="width:12px;height:14px;margin:0 auto;border:4px solid #FFFFFF;border-bottom:0;border-radius:4px 4px 0 0;font-size:0;line-height:0">${bob}</div>`
  return `<td width="36" height="36" align="center" valign="middle" style="width:36px;height:36px;background:${color};border-radius:9px;${FONT}">${gate}</td><td width="12" style="width:12px">&nbsp;</td>`
}
