import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { logFailure } from '#kit/screen/client/log.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { CODE_FROM_APP, login, type SignedIn } from '#modules/company/sign-in/contract.ts'
import { AuthField, PasswordField } from './auth-field.tsx'

interface LoginFormProps {
  readonly email?: string
  /** Beside the label of the password. */
  readonly aside?: ReactNode
  readonly onSignedIn: (answer: SignedIn) => void
  /** A code was mailed, or the person's app shows one. */
  readonly onCode: (email: string, isFromApp: boolean) => void
}

/** Email and password. A failure is logged, said in the page, and the password asked again. */
export function LoginForm({ email: known = '', aside, onSignedIn, onCode }: LoginFormProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const secret = useRef<HTMLInputElement>(null)
  const act = useAct(login)

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      if (act.isBusy) return
      const answer = await act.send({ email, password })
      if ('token' in answer) onSignedIn(answer)
      else onCode(email, answer.message === CODE_FROM_APP)
    } catch (error) {
      logFailure(error)
      secret.current?.focus()
      secret.current?.select()
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 grid gap-5">
      <RefusedAct act={act} />
      {act.refusal?.code === 'login.unverified' && <TextLink to="/verify-email">Minta tautan baru</TextLink>}
      <AuthField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!known}
        value={email}
        onChange={setEmail}
        error={act.errors['email']?.[0]}
      />
      <PasswordField
        ref={secret}
        label="Kata sandi"
        autoComplete="current-password"
        autoFocus={Boolean(known)}
        value={password}
        onChange={setPassword}
        error={act.errors['password']?.[0]}
        aside={aside}
      />
      <Button type="submit" variant="filled" size="lg" wide isBusy={act.isBusy} busyText="Memeriksa…">
        Masuk
      </Button>
    </form>
  )
}
