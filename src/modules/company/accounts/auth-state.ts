import { packPermissions, unpackPermissions, type Permission } from '#modules/company/accounts/permissions.ts'

/** Who is signed in, as far as the screens need to know. */
export interface AuthUser {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Waits for an administrator to give a role. */
  readonly isPending: boolean
  /** The company this session works in; null until one is assigned. */
  readonly companyId: string | null
  /** In which the days of that company begin; absent in a cookie from before zones were told. */
  readonly zone?: string | null
  /** That company was closed: it is only looked at. */
  readonly isClosed?: boolean
}

/** What the browser remembers of a sign-in. The token authorises nothing: the credential is the HttpOnly cookie. */
export interface AuthState {
  readonly user: AuthUser
  readonly token: string
  readonly permissions: readonly Permission[]
}

/** Name of the cookie that holds it, readable by the browser app. */
export const AUTH_COOKIE = 'mandor_auth'

/** Thirty days, in seconds. */
export const AUTH_COOKIE_AGE = 30 * 24 * 60 * 60

/** Writes the state as a cookie value: well under the 4,096 bytes beyond which browsers drop a cookie. */
export function packAuth(state: AuthState): string {
  const { user } = state
  const row = [user.id, user.name, user.email, user.isPending ? 1 : 0, user.companyId, state.token]
  return encodeURIComponent(
    JSON.stringify([...row, packPermissions(state.permissions), user.zone ?? null, user.isClosed ? 1 : 0]),
  )
}

/** Reads a cookie value; anything that is not ours means signed out. */
export function unpackAuth(value: string): AuthState | undefined {
  const row = readRow(value)
  if (!row || row.length < 7 || row.length > 9) return undefined
  const [id, name, email, isPending, companyId, token, packed, zone = null, closed] = row
  if (![id, name, email, token, packed].every((part) => typeof part === 'string' && part !== '')) return undefined
  if (![companyId, zone].every((part) => part === null || typeof part === 'string')) return undefined
  const user = { id, name, email, isPending: isPending === 1, companyId, zone, ...(closed === 1 && { isClosed: true }) }
  return { user: user as AuthUser, token: String(token), permissions: unpackPermissions(String(packed)) }
}

function readRow(value: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(value))
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}
