import { useState } from 'react'
import { GoButton, TextLink } from '#kit/screen/shell/go.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { maskEmail } from './otp.tsx'
import { pendingVerification } from './pending-verification.ts'
import { ResendVerification } from './resend-verification.tsx'

/** /verify-email */
export function VerifyEmail() {
  const [email] = useState(pendingVerification.read)
  return (
    <AuthFrame
      title="Verifikasi email Anda"
      text={
        email ? (
          <>
            Buka tautan yang kami kirim ke <b className="font-medium text-foreground">{maskEmail(email)}</b>. Periksa
            juga folder spam.
          </>
        ) : (
          'Buka tautan di email yang kami kirim, atau minta kirim ulang di bawah ini.'
        )
      }
      foot={
        <>
          Email salah? <TextLink to="/registration">Ganti akun</TextLink>
        </>
      }
    >
      <ResendVerification email={email} />
      <GoButton to="/login" variant="ghost" size="lg" wide className="mt-2">
        Sudah terverifikasi? Masuk
      </GoButton>
    </AuthFrame>
  )
}
