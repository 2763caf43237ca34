import { create } from 'zustand'

/** What the installation calls itself and looks like, for everybody. */
export interface ShownIdentity {
  readonly name: string
  readonly loginText: string | null
  readonly office: string | null
  /** As +62…; null where nobody is to be called. */
  readonly helpPhone: string | null
  readonly pictures: Readonly<Record<'logo' | 'logo-dark' | 'favicon', string | null>>
  /** Colours over the usual ones; empty for the usual colour. */
  readonly css: string
}

declare global {
  /** Set by /identity.js before the first paint. */
  var mandorIdentity: ShownIdentity | undefined
}

const usual: ShownIdentity = {
  name: 'Mandor',
  loginText: null,
  office: null,
  helpPhone: null,
  pictures: { logo: null, 'logo-dark': null, favicon: null },
  css: '',
}

/** The identity as it is shown now. */
export const useIdentity = create<ShownIdentity>()(() => globalThis.mandorIdentity ?? usual)

/** What the window is called on a page: 'Order · Mandor'. */
export function windowTitle(title: string): string {
  return `${title} · ${useIdentity.getState().name}`
}

/** Shows another identity at once: while it is chosen, and once it is saved. */
export function showIdentity(identity: ShownIdentity): void {
  globalThis.mandorIdentity = identity
  useIdentity.setState(identity, true)
  paint(identity.css)
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon) return
  icon.type = identity.pictures.favicon ? 'image/png' : 'image/svg+xml'
  icon.href = identity.pictures.favicon ?? '/mark.svg'
}

/** Puts colours over the usual ones; an adopted sheet, because the page forbids inline styles of scripts. */
export function paint(css: string): void {
  if (!css) {
    document.adoptedStyleSheets = []
    return
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}
