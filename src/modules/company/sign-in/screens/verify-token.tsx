import { useEffect, useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { GoButton, TextLink } from '#kit/screen/shell/go.tsx'
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
  useEffect(() => {
    if (state.kind !== 'asking') return
    // Quiet: the page itself says what is wrong with the link.
    void ask(verifyEmail, { token }, { isQuiet: true }).then(
      ({ message }) => setState({ kind: 'done', message }),
      (error: unknown) => setState({ kind: 'refused', message: whyNot(error) }),
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
      <AuthFrame
        title="Email belum terverifikasi"
        text={state.message}
        foot={<TextLink to="/login">Kembali ke halaman masuk</TextLink>}
      >
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

// A link that lost a part on its way is no form with a wrong field.
function whyNot(error: unknown): string {
  if (!(error instanceof ApiFailure)) throw error
  return error.errors ? 'Tautan tidak lengkap. Salin seluruh tautan dari email, atau minta yang baru.' : error.message
}
