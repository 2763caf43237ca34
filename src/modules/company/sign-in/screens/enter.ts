import { useNavigate, useSearch } from '@tanstack/react-router'
import { signIn } from '#kit/screen/client/auth.ts'
import { forgetAnswers } from '#kit/screen/client/answers.ts'
import { openPreferences } from '#kit/preferences/contract.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { logFailure } from '#kit/screen/client/log.ts'
import { preferenceNow, takePreferences } from '#kit/screen/client/preferences.ts'
import type { SignedIn } from '#modules/company/sign-in/contract.ts'

const HOME = '/dashboard'
const OTP = 'otp'
const FROM = 'otp-dari'

/** Email a code was sent to, kept for this window only. */
export const pendingOtp = {
  read: () => sessionStorage.getItem(OTP) ?? '',
  /** Whether the code is mailed, or shown by the person's app. */
  isFromApp: () => sessionStorage.getItem(FROM) === 'app',
  keep(email: string, isFromApp = false) {
    sessionStorage.setItem(OTP, email)
    sessionStorage.setItem(FROM, isFromApp ? 'app' : 'email')
  },
  drop() {
    sessionStorage.removeItem(OTP)
    sessionStorage.removeItem(FROM)
  },
}

/** Sets who is signed in and leads to the page that was wanted. */
export function useEnter(): (answer: SignedIn) => void {
  const navigate = useNavigate()
  const wanted = useWanted()
  return (answer) => {
    pendingOtp.drop()
    forgetAnswers()
    signIn(answer)
    void startOf(answer).then((start) => navigate({ to: wanted ?? start, replace: true }))
  }
}

/** The page the person begins at; what they chose is fetched first, so that it looks right from the first paint. */
async function startOf({ permissions }: SignedIn): Promise<string> {
  try {
    takePreferences(await ask(openPreferences, {}, { isQuiet: true }))
  } catch (error) {
    logFailure(error)
  }
  const start = preferenceNow('start-page', HOME)
  return permissions.some((permission) => permission === `view ${start.split('/')[1]}`) ? start : HOME
}

/** The page wanted before the login; only an address of this application, which all begin with a letter: what a browser drops or turns is none. */
export function useWanted(): string | undefined {
  const { redirect } = useSearch({ strict: false }) as { redirect?: unknown }
  return typeof redirect === 'string' && /^\/[a-z]/.test(redirect) ? redirect : undefined
}
