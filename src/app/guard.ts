import { pageAt, type Page } from './site-map.ts'

/** What the guard knows of the person at the door. */
export interface Visitor {
  readonly isSignedIn: boolean
  /** Tries the role of another: what that role may not see is no reason to end one's own session. */
  readonly isTrying?: boolean
  /** Stands in a company that was closed: it is read, and no form opens. */
  readonly isLooking?: boolean | undefined
  can(permission: string): boolean
}

/** What happens at the door: in, to another address, or out of the session altogether. */
export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly to: '/login' | '/dashboard' | '/unauthorized' }
  | { readonly kind: 'logout' }

const OPEN: Verdict = { kind: 'open' }
// Also of the pages without a check of their own.
const FORM = /\/(tambah|edit)/

const REFUSED: Verdict = { kind: 'go', to: '/unauthorized' }

/** Decides who may open a page: the segment first, then the page's own check. The only place that decides it. */
export function verdictOf(page: Page, visitor: Visitor): Verdict {
  if (page.door === 'everybody') return OPEN
  if (page.door === 'public') return visitor.isSignedIn ? { kind: 'go', to: '/dashboard' } : OPEN
  if (!visitor.isSignedIn) return { kind: 'go', to: '/login' }
  if (!visitor.can(`view ${page.subject}`)) return visitor.isTrying ? REFUSED : { kind: 'logout' }
  if (page.check && !visitor.can(page.check)) return REFUSED
  if (visitor.isLooking && FORM.test(page.path)) return REFUSED
  return OPEN
}

/**
 * Tells whether a link to an address may be a link for this person. Addresses outside the table may; a form without a check of
 * its own opens for whoever goes there, but is offered to who may save it.
 */
export function mayOpen(address: string, visitor: Visitor): boolean {
  const page = pageAt(address)
  if (!page) return true
  if (verdictOf(page, visitor).kind !== 'open') return false
  const form = page.check ? undefined : FORM.exec(page.path)?.[1]
  return !form || visitor.can(`${form === 'tambah' ? 'create' : 'update'} ${page.subject}`)
}
