import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { updatePassword } from '#modules/company/sign-in/contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { NewPassword } from './new-password.tsx'
import { withNews } from './news.ts'

/** /reset-password/{token}/ */
export function ResetPassword({ token }: { token: string }) {
  const [twice, setTwice] = useState({ password: '', repeated: '' })
  const [isChecked, setChecked] = useState(false)
  const navigate = useNavigate()
  const act = useAct(updatePassword, {
    onDone: ({ message }) => void navigate({ to: '/login', replace: true, state: withNews(message) }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (twice.password === twice.repeated) void act.now({ token, password: twice.password })
  }
  const refusal = act.errors['token']?.[0] ?? act.refusal?.message
  return (
    <AuthFrame
      title="Kata sandi baru"
      text="Semua perangkat lain akan dikeluarkan setelah kata sandi diganti."
      foot={<TextLink to="/login">Kembali ke halaman masuk</TextLink>}
    >
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        {refusal && !act.errors['password'] ? (
          <Notice tone="danger">
            {refusal} <TextLink to="/forgot-password">Minta tautan baru</TextLink>
          </Notice>
        ) : null}
        <NewPassword
          label="Kata sandi baru"
          value={twice}
          onChange={setTwice}
          isChecked={isChecked}
          error={act.errors['password']?.[0]}
        />
        <Button type="submit" variant="filled" size="lg" wide isBusy={act.isBusy} busyText="Menyimpan…">
          Simpan kata sandi
        </Button>
      </form>
    </AuthFrame>
  )
}
