import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
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
  const input = { ...own, phone: own.phone || null, password: twice.password }
  // All that is missing at once: the server is asked only when the page itself finds nothing.
  const missing = isChecked ? shapeErrors(register.input, input) : {}
  const error = (part: string) => (missing[part] ?? act.errors[part])?.[0]
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    const isWhole = Object.keys(shapeErrors(register.input, input)).length === 0
    if (!isWhole || !agrees || twice.password !== twice.repeated) return focusFirstWrong(event.currentTarget)
    const answer = await act.now(input)
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

// After the fields have been drawn with what is wrong.
function focusFirstWrong(form: EventTarget) {
  if (form instanceof HTMLFormElement)
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
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
