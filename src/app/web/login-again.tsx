import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { signIn, useAuth } from '#kit/screen/client/auth.ts'
import { refetchAll } from '#kit/screen/client/answers.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { logFailure } from '#kit/screen/client/log.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Dialog } from '#kit/screen/ui/dialog.tsx'
import { LoginForm } from '#modules/company/sign-in/screens/login-form.tsx'
import { OtpForm } from '#modules/company/sign-in/screens/otp-form.tsx'
import { me, type SignedIn } from '#modules/company/sign-in/contract.ts'
import { endSession } from './auth.ts'
import { loggedInAgain } from './login-again-state.ts'

/** Signing in over the page: what was typed behind it is still there afterwards. */
export function LoginAgain() {
  const user = useAuth((auth) => auth.user)
  const [waiting, setWaiting] = useState<{ email: string; isFromApp: boolean }>()
  const router = useRouter()

  const done = (answer: SignedIn) => {
    // Somebody else may have signed in: then nothing of the former person may stay in sight.
    const isOther = answer.user.id !== user?.id
    signIn(answer)
    loggedInAgain()
    if (isOther) return location.assign('/dashboard')
    refetchAll()
  }
  useReturn(done)
  const leave = () => {
    loggedInAgain()
    endSession()
    void router.navigate({ to: '/login', replace: true })
  }
  return (
    <Dialog
      open
      mustAnswer
      onClose={() => undefined}
      title={waiting ? 'Masukkan kode OTP' : 'Masuk lagi'}
      text={waiting ? whence(waiting) : 'Sesi Anda berakhir. Masuk lagi untuk melanjutkan; isian Anda aman.'}
    >
      {waiting ? (
        <OtpForm {...waiting} onSignedIn={done} />
      ) : (
        <LoginForm
          email={user?.email}
          onSignedIn={done}
          onCode={(email, isFromApp) => setWaiting({ email, isFromApp })}
        />
      )}
      <Button variant="ghost" wide className="mt-2" onClick={leave}>
        Keluar
      </Button>
    </Dialog>
  )
}

function whence({ email, isFromApp }: { readonly email: string; readonly isFromApp: boolean }): string {
  return isFromApp ? 'Tulis kode dari aplikasi autentikator Anda.' : `Kode dikirim ke ${email}.`
}

/** Whoever comes back to this window may have signed in in another one: then there is nothing more to ask. */
function useReturn(done: (answer: SignedIn) => void) {
  const latest = useRef(done)
  useLayoutEffect(() => {
    latest.current = done
  })
  useEffect(() => {
    // Still signed out: the dialog stays, which is all there is to say.
    const look = () => void ask(me, {}, { isQuiet: true }).then((answer) => latest.current(answer), logFailure)
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])
}
