import { useState } from 'react'
import { GoButton, TextLink } from '#kit/screen/shell/go.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { pendingOtp, useEnter } from './enter.ts'
import { OtpForm } from './otp-form.tsx'

/** /otp */
export function Otp() {
  const [email] = useState(pendingOtp.read)
  const [isFromApp] = useState(pendingOtp.isFromApp)
  const enter = useEnter()
  if (!email) {
    return (
      <AuthFrame title="Masukkan kode OTP" text="Masuk dulu untuk menerima kode.">
        <GoButton to="/login" variant="filled" size="lg" wide className="mt-6">
          Ke halaman masuk
        </GoButton>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Masukkan kode OTP"
      text={
        isFromApp ? (
          'Buka aplikasi autentikator di ponsel Anda, lalu tulis kode yang sedang tampil.'
        ) : (
          <>
            Kode dikirim ke <b className="font-medium text-foreground">{maskEmail(email)}</b>
          </>
        )
      }
    >
      <OtpForm
        email={email}
        isFromApp={isFromApp}
        onSignedIn={enter}
        aside={<TextLink to="/login">Ganti email</TextLink>}
      />
    </AuthFrame>
  )
}

/** Shows only the first letter of the mailbox: s•••@perusahaan.co.id. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${email[0]}•••${email.slice(at)}`
}
