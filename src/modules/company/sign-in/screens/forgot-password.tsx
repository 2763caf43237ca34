import { useState, type FormEvent } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { forgetPassword } from '#modules/company/sign-in/contract.ts'
import { AuthField } from './auth-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ResendLine } from './resend-line.tsx'

/** /forgot-password. The answer never tells whether the email has an account. */
export function ForgotPassword() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const act = useAct(forgetPassword, { onDone: () => setSent(true) })
  const send = () => void act.now({ email })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <AuthFrame
      title="Lupa kata sandi"
      text={isSent ? undefined : 'Tulis email akun Anda. Kami kirim tautan untuk membuat kata sandi baru.'}
      foot={<TextLink to="/login">Kembali ke halaman masuk</TextLink>}
    >
      {isSent ? (
        <div className="mt-6 grid gap-5">
          <Notice tone="success">Jika email terdaftar, tautan sudah dikirim. Periksa juga folder spam.</Notice>
          <p className="text-small">
            <ResendLine label="Kirim ulang tautan" isBusy={act.isBusy} wait={act.refusal?.retryAfter} onResend={send} />
          </p>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
          <RefusedAct act={act} />
          <AuthField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            value={email}
            onChange={setEmail}
            error={act.errors['email']?.[0]}
          />
          <Button type="submit" variant="filled" size="lg" wide isBusy={act.isBusy} busyText="Mengirim…">
            Kirim tautan reset
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
