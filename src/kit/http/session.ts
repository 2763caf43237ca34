import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** Name of the HttpOnly cookie that is the credential. */
export const SESSION_COOKIE = 'mandor_session'

/** Name of the readable cookie whose value goes back in the X-XSRF-TOKEN header. */
export const XSRF_COOKIE = 'XSRF-TOKEN'

/** A session as the door sees it: perhaps of a stranger who only holds a CSRF token. */
export interface LiveSession {
  readonly id: string
  /** The token that unsafe calls must echo. */
  readonly csrf: string
  /** Absent before sign-in. */
  readonly actor: Actor | undefined
}

/** Where sessions are kept; the accounts department provides it. */
export interface SessionSource {
  /** Finds a live session by its token, with the person's rights, in one query. Only looking is no use of it. */
  find(tx: Tx, token: string, how?: { readonly isLooking: boolean }): Promise<LiveSession | undefined>
  /** Makes a session for a stranger; `token` goes into the cookie and is stored only as a hash. */
  begin(tx: Tx, from: { ip: string; userAgent: string }): Promise<{ token: string; session: LiveSession }>
}
