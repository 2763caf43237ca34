import { useState, type FormEvent } from 'react'
import { signIn, useAuth } from '#kit/screen/client/auth.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Dialog } from '#kit/screen/ui/dialog.tsx'
import { changeEmail, confirmEmailChange } from '#modules/company/own-account/contract.ts'
import { AuthField, PasswordField } from '#modules/company/sign-in/screens/auth-field.tsx'
import { CodeInput } from '#modules/company/sign-in/screens/code-input.tsx'

/** The address one signs in with, and the way to another: password, then a code sent there. */
export function EmailCard({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title="Email" heading="section" help="Dipakai untuk masuk dan menerima pemberitahuan.">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 font-medium break-words">{email}</p>
        <Button onClick={() => setOpen(true)} className="max-md:w-full">
          Ganti email
        </Button>
      </div>
      {isOpen ? <ChangeDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}

function ChangeDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const act = useAct(changeEmail, { onDone: () => setSentTo(email.trim().toLowerCase()) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!act.isBusy) void act.now({ email, password })
  }
  if (sentTo) return <ConfirmDialog email={sentTo} onAgain={() => setSentTo(undefined)} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ganti email"
      text="Kami mengirim kode ke alamat baru, dan peringatan ke alamat sekarang."
    >
      <form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <RefusedAct act={act} />
        <AuthField
          label="Email baru"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          isLow
          value={email}
          onChange={setEmail}
          error={act.errors['email']?.[0]}
        />
        <PasswordField
          label="Kata sandi Anda"
          autoComplete="current-password"
          isLow
          value={password}
          onChange={setPassword}
          error={act.errors['password']?.[0]}
        />
        <Buttons onClose={onClose} act="Kirim kode" isBusy={act.isBusy} isReady={email !== '' && password !== ''} />
      </form>
    </Dialog>
  )
}

interface ConfirmProps {
  readonly email: string
  readonly onAgain: () => void
  readonly onClose: () => void
}

function ConfirmDialog({ email, onAgain, onClose }: ConfirmProps) {
  const [code, setCode] = useState('')
  const act = useAct(confirmEmailChange, {
    say: ({ message }) => message,
    onDone: (answer) => {
      const { user, token, held } = useAuth.getState()
      if (user && token) signIn({ user: { ...user, email: answer.email }, token, permissions: held })
      onClose()
    },
  })
  const send = async (typed: string) => {
    if (!act.isBusy && !(await act.now({ code: typed }))) setCode('')
  }
  const type = (typed: string) => {
    setCode(typed)
    if (typed.length === 6 && typed !== code) void send(typed)
  }
  return (
    <Dialog open onClose={onClose} title="Masukkan kode" text={`Kode dikirim ke ${email}, berlaku 10 menit.`}>
      <form
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(code)
        }}
      >
        <CodeInput value={code} onChange={type} error={act.errors['code']?.[0] ?? act.refusal?.message} />
        <button
          type="button"
          onClick={onAgain}
          className="justify-self-start rounded-sm text-small font-medium text-primary underline-offset-2 hover:underline max-md:min-h-11"
        >
          Salah alamat, atau kode tidak datang? Ulangi
        </button>
        <Buttons onClose={onClose} act="Pindahkan akun" isBusy={act.isBusy} isReady={code.length === 6} />
      </form>
    </Dialog>
  )
}

interface ButtonsProps {
  readonly onClose: () => void
  readonly act: string
  readonly isBusy: boolean
  readonly isReady: boolean
}

function Buttons({ onClose, act, isBusy, isReady }: ButtonsProps) {
  return (
    <div className="mt-2 flex justify-end gap-2 max-md:flex-col-reverse">
      <Button variant="ghost" onClick={onClose}>
        Batal
      </Button>
      <Button type="submit" variant="filled" isBusy={isBusy} busyText="Memeriksa…" disabled={!isReady}>
        {act}
      </Button>
    </div>
  )
}
