import { useEffect, useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Spinner } from '#kit/screen/ui/spinner.tsx'
import { verifyEmail } from '#modules/company/sign-in/contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { pendingVerification } from './pending-verification.ts'
import { ResendVerification } from './resend-verification.tsx'

interface State {
  readonly kind: 'asking' | 'refused' | 'done'
  readonly message?: string
}

/** /verify-email/{token}: verifies by itself. */
export function VerifyToken({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: 'asking' })
  const act = useAct(verifyEmail)
  const { now } = act
  useEffect(() => {
    if (state.kind !== 'asking') return
    void now({ token }).then((answer) =>
      setState(answer ? { kind: 'done', message: answer.message } : { kind: 'refused' }),
    )
    // Once per link: the token is good for one use.
  }, [token])

  if (state.kind === 'asking') {
    return (
      <AuthFrame
        title="Verifikasi email"
        text={
          <span role="status" className="flex items-center gap-2">
            <Spinner /> Memeriksa tautan…
          </span>
        }
      />
    )
  }
  if (state.kind === 'refused') {
    return (
      <AuthFrame title="Email belum terverifikasi">
        <Notice tone="danger" className="mt-6">
          {act.errors['token']?.[0] ?? act.refusal?.message ?? 'Tautan ini tidak dapat dipakai lagi.'}
        </Notice>
        <ResendVerification email={pendingVerification.read()} isReady />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Email terverifikasi" text={state.message}>
      <GoButton to="/login" variant="filled" size="lg" wide className="mt-6">
        Masuk
      </GoButton>
    </AuthFrame>
  )
}
