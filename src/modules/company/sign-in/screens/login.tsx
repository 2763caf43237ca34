import { useNavigate } from '@tanstack/react-router'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { pendingOtp, useEnter, useWanted } from './enter.ts'
import { LoginForm } from './login-form.tsx'
import { useNews } from './news.ts'
import { useSignInOptions } from './sign-in-options.ts'

/** /login */
export function Login() {
  const options = useSignInOptions()
  const enter = useEnter()
  const navigate = useNavigate()
  const wanted = useWanted()
  const news = useNews()

  const askCode = (email: string, isFromApp: boolean) => {
    pendingOtp.keep(email, isFromApp)
    void navigate({ to: '/otp', search: wanted ? { redirect: wanted } : {} })
  }
  return (
    <AuthFrame
      title="Masuk"
      text="Lanjutkan ke ruang kerja perusahaan Anda."
      foot={
        options?.mayRegister === false ? (
          'Akun dibuat lewat undangan admin.'
        ) : (
          <>
            Belum punya akun? <TextLink to="/registration">Daftar</TextLink>
          </>
        )
      }
    >
      {news ? (
        <Notice tone="success" className="mt-6">
          {news}
        </Notice>
      ) : null}
      {options?.isMailMissing ? (
        <Notice tone="warning" className="mt-6">
          Server ini belum bisa mengirim email. Admin perlu mengisi SMTP_URL.
        </Notice>
      ) : null}
      <LoginForm
        onSignedIn={enter}
        onCode={askCode}
        aside={<TextLink to="/forgot-password">Lupa kata sandi?</TextLink>}
      />
    </AuthFrame>
  )
}
