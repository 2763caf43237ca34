import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { register } from '#modules/company/sign-in/contract.ts'
import { AuthField } from './auth-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { NewPassword } from './new-password.tsx'
import { pendingVerification } from './pending-verification.ts'
import { useSignInOptions } from './sign-in-options.ts'

const blank = { name: '', companyName: '', email: '', phone: '' }

/** /registration */
export function Registration() {
  const options = useSignInOptions()
  const [own, setOwn] = useState(blank)
  const [twice, setTwice] = useState({ password: '', repeated: '' })
  const [agrees, setAgrees] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const navigate = useNavigate()
  const act = useAct(register)

  const set = (part: keyof typeof blank) => (value: string) => setOwn({ ...own, [part]: value })
  const error = (part: string) => act.errors[part]?.[0]
  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!agrees || twice.password !== twice.repeated) return
    const answer = await act.now({ ...own, phone: own.phone || null, password: twice.password })
    if (!answer) return
    pendingVerification.keep(own.email)
    void navigate({ to: '/verify-email' })
  }

  if (options?.mayRegister === false) return <Closed />
  return (
    <AuthFrame
      title="Daftar"
      text={
        options?.isFirst
          ? 'Akun pertama menjadi pemilik pemasangan ini.'
          : 'Setelah email terverifikasi, admin memberi Anda peran.'
      }
      foot={
        <>
          Sudah punya akun? <TextLink to="/login">Masuk</TextLink>
        </>
      }
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 grid gap-5">
        <RefusedAct act={act} />
        <AuthField
          label="Nama lengkap"
          autoComplete="name"
          autoFocus
          value={own.name}
          onChange={set('name')}
          error={error('name')}
        />
        <AuthField
          label="Nama perusahaan"
          autoComplete="organization"
          value={own.companyName}
          onChange={set('companyName')}
          error={error('companyName')}
        />
        <AuthField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          value={own.email}
          onChange={set('email')}
          error={error('email')}
        />
        <AuthField
          label="No. HP"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={own.phone}
          onChange={set('phone')}
          error={error('phone')}
        />
        <NewPassword value={twice} onChange={setTwice} isChecked={isChecked} error={error('password')} />
        <CheckBox
          label="Saya setuju data ini dipakai untuk mengelola akun saya."
          checked={agrees}
          onChange={setAgrees}
          error={isChecked && !agrees ? 'Centang untuk melanjutkan.' : undefined}
        />
        <Button type="submit" variant="filled" size="lg" wide isBusy={act.isBusy} busyText="Mendaftar…">
          Daftar
        </Button>
      </form>
    </AuthFrame>
  )
}

function Closed() {
  return (
    <AuthFrame
      title="Daftar"
      text="Pendaftaran mandiri ditutup. Minta undangan dari admin perusahaan Anda."
      foot={<TextLink to="/login">Kembali ke halaman masuk</TextLink>}
    />
  )
}
