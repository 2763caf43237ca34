import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import type { ApiFailure } from '#kit/screen/client/failure.ts'
import { useAct, type Act } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { GoButton, TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openReset, updatePassword } from '#modules/company/sign-in/contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { NewPassword } from './new-password.tsx'
import { withNews } from './news.ts'

const foot = <TextLink to="/login">Kembali ke halaman masuk</TextLink>

/** /reset-password/{token}/ */
export function ResetPassword({ token }: { token: string }) {
  const link = useAsk(openReset, { token }, { isQuiet: true })
  const navigate = useNavigate()
  const act = useAct(updatePassword, {
    onDone: ({ message }) => void navigate({ to: '/login', replace: true, state: withNews(message) }),
  })
  // It may be used up or grow old while the password is typed.
  const why = act.refusal?.code === 'link.expired' ? act.refusal : link.failure
  if (why) return <NoLonger why={why} />
  if (!link.data) {
    return (
      <AuthFrame title="Kata sandi baru" foot={foot}>
        <Loading rows={3} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Kata sandi baru"
      text="Semua perangkat lain akan dikeluarkan setelah kata sandi diganti."
      foot={foot}
    >
      <PasswordForm act={act} token={token} />
    </AuthFrame>
  )
}

function NoLonger({ why }: { why: ApiFailure }) {
  return (
    <AuthFrame title="Tautan tidak berlaku" foot={foot}>
      <Notice tone="danger" className="mt-6">
        {why.status === 404 ? 'Tautan tidak lengkap. Salin seluruh tautan dari email.' : why.message}
      </Notice>
      <GoButton to="/forgot-password" variant="filled" size="lg" wide className="mt-6">
        Minta tautan baru
      </GoButton>
    </AuthFrame>
  )
}

function PasswordForm({ act, token }: { act: Act<typeof updatePassword>; token: string }) {
  const [twice, setTwice] = useState({ password: '', repeated: '' })
  const [isChecked, setChecked] = useState(false)
  const error = act.errors['password']?.[0]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (twice.password === twice.repeated) void act.now({ token, password: twice.password })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
      {act.refusal && !error ? <Notice tone="danger">{act.refusal.message}</Notice> : null}
      <NewPassword label="Kata sandi baru" value={twice} onChange={setTwice} isChecked={isChecked} error={error} />
      <Button type="submit" variant="filled" size="lg" wide isBusy={act.isBusy} busyText="Menyimpan…">
        Simpan kata sandi
      </Button>
    </form>
  )
}
