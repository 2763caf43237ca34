import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openInvitation, registerFromInvite } from '#modules/company/sign-in/contract.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { AuthField } from './auth-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { NewPassword } from './new-password.tsx'
import { withNews } from './news.ts'

/** /registration/{token} */
export function Invitation({ token }: { token: string }) {
  const invitation = useAsk(openInvitation, { token }, { isQuiet: true })
  const foot = (
    <>
      Sudah punya akun? <TextLink to="/login">Masuk</TextLink>
    </>
  )
  if (invitation.failure) {
    return (
      <AuthFrame title="Undangan tidak berlaku" foot={foot}>
        <Notice tone="danger" className="mt-6">
          {invitation.failure.status === 404
            ? 'Tautan tidak lengkap. Salin seluruh tautan dari email undangan, atau minta undangan baru dari admin.'
            : invitation.failure.message}
        </Notice>
      </AuthFrame>
    )
  }
  if (!invitation.data) {
    return (
      <AuthFrame title="Terima undangan">
        <Loading rows={4} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Terima undangan" text={<Asked {...invitation.data} />} foot={foot}>
      <AcceptForm token={token} email={invitation.data.email} name={invitation.data.name ?? ''} />
    </AuthFrame>
  )
}

function Asked({ company, invitedBy, role }: AnswerFrom<typeof openInvitation>) {
  return (
    <>
      <b className="font-medium text-foreground">{company ?? invitedBy}</b> mengundang Anda sebagai{' '}
      <b className="font-medium text-foreground">{role}</b>.
    </>
  )
}

function AcceptForm({ token, email, name: known }: { token: string; email: string; name: string }) {
  const [name, setName] = useState(known)
  const [phone, setPhone] = useState('')
  const [twice, setTwice] = useState({ password: '', repeated: '' })
  const [isChecked, setChecked] = useState(false)
  const navigate = useNavigate()
  const act = useAct(registerFromInvite, {
    onDone: ({ message }) => void navigate({ to: '/login', replace: true, state: withNews(message) }),
  })
  const error = (part: string) => act.errors[part]?.[0]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (twice.password === twice.repeated) void act.now({ token, name, phone: phone || null, password: twice.password })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
      <RefusedAct act={act} />
      <AuthField label="Email" readOnly autoComplete="username" value={email} onChange={() => undefined} />
      <AuthField label="Nama lengkap" autoComplete="name" value={name} onChange={setName} error={error('name')} />
      <AuthField
        label="No. HP"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        onChange={setPhone}
        error={error('phone')}
      />
      <NewPassword value={twice} onChange={setTwice} isChecked={isChecked} error={error('password')} />
      <Button type="submit" variant="filled" size="lg" wide isBusy={act.isBusy} busyText="Mengaktifkan…">
        Aktifkan akun
      </Button>
    </form>
  )
}
