import { rehydrateAuth, signOut, useAuth, type Auth } from '#kit/screen/client/auth.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { forgetAnswers, refetchTouched } from '#kit/screen/client/answers.ts'
import { logFailure } from '#kit/screen/client/log.ts'
import { onFailure } from '#kit/screen/client/send.ts'
import { forgetKept } from '#kit/screen/device/forget-kept.ts'
import type { Visitor } from '#app/guard.ts'
import { AUTH_COOKIE, AUTH_COOKIE_AGE, packAuth, unpackAuth } from '#modules/company/accounts/auth-state.ts'
import { isPermission } from '#modules/company/accounts/permissions.ts'
import { logout, me } from '#modules/company/sign-in/contract.ts'
import { askLoginAgain } from './login-again-state.ts'

/** Whoever sits in front of the screen, for the guard, as a state of the sign-in tells. */
export const visitorOf = ({ token, user, permissions }: Auth): Visitor => ({
  isSignedIn: token !== null,
  isTrying: localStorage.getItem(TRYING) !== null,
  isLooking: user?.isClosed,
  can: (permission) => permissions.includes(permission),
})

/** The same, as things stand. */
export const visitorNow = (): Visitor => visitorOf(useAuth.getState())

/** Kept apart from the rights: a page opened anew is guarded before the server has told who looks. */
export const TRYING = 'mencoba'

/** Reads the cookie, and from then on hears when the session ended or a right was missing. */
export async function startAuth(): Promise<void> {
  await rehydrateAuth({
    cookie: AUTH_COOKIE,
    maxAge: AUTH_COOKIE_AGE,
    pack: (state) => packAuth({ ...state, permissions: state.permissions.filter(isPermission) }),
    unpack: unpackAuth,
  })
  onFailure((failure) => {
    if (!visitorNow().isSignedIn) return
    if (failure.status === 401) askLoginAgain()
    // The rights have changed meanwhile: the shell asks for them again.
    if (failure.status === 403) refetchTouched(me.reads)
  })
}

/** Ends the session here and on the server; what was fetched is forgotten, and what this device kept of it. */
export function endSession(): void {
  const wasSignedIn = visitorNow().isSignedIn
  signOut()
  localStorage.removeItem(TRYING)
  forgetAnswers()
  forgetKept()
  if (wasSignedIn) void ask(logout, {}).catch(logFailure)
}
