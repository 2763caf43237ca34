import { holds, rehydrateAuth, signIn, signOut, useAuth, type Auth, type SignedIn } from '#kit/screen/client/auth.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { ApiFailure, isAborted } from '#kit/screen/client/failure.ts'
import { forgetAnswers } from '#kit/screen/client/answers.ts'
import { logFailure } from '#kit/screen/client/log.ts'
import { onFailure } from '#kit/screen/client/send.ts'
import type { Visitor } from '#app/guard.ts'
import { AUTH_COOKIE, AUTH_COOKIE_AGE, packAuth, unpackAuth } from '#modules/company/accounts/auth-state.ts'
import { isPermission } from '#modules/company/accounts/permissions.ts'
import { logout, me } from '#modules/company/sign-in/contract.ts'
import { askLoginAgain } from './login-again-state.ts'

/** Whoever sits in front of the screen, for the guard. */
export const visitor: Visitor = {
  get isSignedIn() {
    return useAuth.getState().token !== null
  },
  can: holds,
}

/** Reads the cookie, and from then on keeps rights and session in step with the server. */
export async function startAuth(): Promise<void> {
  await rehydrateAuth({
    cookie: AUTH_COOKIE,
    maxAge: AUTH_COOKIE_AGE,
    pack: (state) => packAuth({ ...state, permissions: state.permissions.filter(isPermission) }),
    unpack: unpackAuth,
  })
  onFailure((failure) => {
    if (!visitor.isSignedIn) return
    if (failure.status === 401) askLoginAgain()
    if (failure.status === 403) void refreshRights()
  })
  if (visitor.isSignedIn) void refreshRights()
}

let refreshing: Promise<void> | undefined

/** Fetches the rights again: at the start, and after a 403. One call at a time. */
export function refreshRights(): Promise<void> {
  refreshing ??= fetchRights().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function fetchRights(): Promise<void> {
  const before = useAuth.getState().token
  const answer = await ask(me, {}).catch(unlessBug)
  const known = useAuth.getState()
  // Whoever signed out meanwhile must not come back with the answer.
  if (!answer || known.token === null || known.token !== before) return
  if (!isSame(known, answer)) signIn({ user: answer.user, token: answer.token, permissions: answer.permissions })
}

function unlessBug(error: unknown): undefined {
  if (!(error instanceof ApiFailure) && !isAborted(error)) throw error
  return undefined
}

function isSame(known: Auth, { user, token, permissions }: SignedIn): boolean {
  const own = known.user
  const isSamePerson =
    own?.id === user.id &&
    own.name === user.name &&
    own.isPending === user.isPending &&
    own.companyId === user.companyId
  return isSamePerson && known.token === token && known.permissions.join() === permissions.join()
}

/** Ends the session here and on the server; what was fetched is forgotten. */
export function endSession(): void {
  const wasSignedIn = visitor.isSignedIn
  signOut()
  forgetAnswers()
  if (wasSignedIn) void ask(logout, {}).catch(logFailure)
}
