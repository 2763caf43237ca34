import { useNavigate, useSearch } from '@tanstack/react-router'
import { signIn } from '#kit/screen/client/auth.ts'
import { forgetAnswers } from '#kit/screen/client/answers.ts'
import type { SignedIn } from '#modules/company/sign-in/contract.ts'

const OTP = 'otp'

/** Email a code was sent to, kept for this window only. */
export const pendingOtp = {
  read: () => sessionStorage.getItem(OTP) ?? '',
  keep: (email: string) => sessionStorage.setItem(OTP, email),
  drop: () => sessionStorage.removeItem(OTP),
}

/** Sets who is signed in and leads to the page that was wanted. */
export function useEnter(): (answer: SignedIn) => void {
  const navigate = useNavigate()
  const wanted = useWanted()
  return (answer) => {
    pendingOtp.drop()
    forgetAnswers()
    signIn(answer)
    void navigate({ to: wanted ?? '/dashboard', replace: true })
  }
}

/** The page wanted before the login; only an address of this application. */
export function useWanted(): string | undefined {
  const { redirect } = useSearch({ strict: false }) as { redirect?: unknown }
  return typeof redirect === 'string' && /^\/(?![/\\])/.test(redirect) ? redirect : undefined
}
