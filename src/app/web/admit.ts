import { redirect } from '@tanstack/react-router'
import { verdictOf, type Visitor } from '#app/guard.ts'
import type { Page } from '#app/site-map.ts'

interface AtTheDoor {
  readonly visitor: Visitor
  /** The address that was asked for; the login leads back to it. */
  readonly href: string
  /** Ends the session. */
  readonly leave: () => void
}

/** Carries out the guard's verdict: returns, or throws where to go instead, always replacing the history entry. */
export function admit(page: Page, { visitor, href, leave }: AtTheDoor): void {
  const verdict = verdictOf(page, visitor)
  if (verdict.kind === 'open') return
  if (verdict.kind === 'logout') {
    leave()
    throw redirect({ to: '/login', replace: true })
  }
  throw redirect({ to: verdict.to, search: searchFor(verdict.to, page, href), replace: true })
}

function searchFor(to: string, page: Page, href: string): Record<string, string> {
  if (to === '/unauthorized' && page.door === 'signed-in') return { butuh: page.check ?? `view ${page.subject}` }
  return to === '/login' && href !== '/dashboard' ? { redirect: href } : {}
}
