import { useEffect, useState, type FormEvent } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { resendVerificationEmail } from '#modules/company/sign-in/contract.ts'
import { AuthField } from './auth-field.tsx'
import { useCountdown } from './use-countdown.ts'

interface ResendVerificationProps {
  readonly email: string
  /** May be used at once: nothing was sent just now. */
  readonly isReady?: boolean
}

/** Sends the verification mail again, once a minute; asks for the address when it is not known. */
export function ResendVerification({ email: known, isReady }: ResendVerificationProps) {
  const [email, setEmail] = useState(known)
  const { left, start } = useCountdown(known && !isReady ? 60 : 0)
  const act = useAct(resendVerificationEmail, { onDone: () => start(60) })
  const wait = act.refusal?.retryAfter
  useEffect(() => {
    if (wait) start(wait)
  }, [wait, start])

  const [said, setSaid] = useState('')
  async function submit(event: FormEvent) {
    event.preventDefault()
    const answer = await act.now({ email })
    if (answer) setSaid(answer.message)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 grid gap-5">
      {said ? <Notice tone="success">{said}</Notice> : null}
      <RefusedAct act={act} />
      {known ? null : (
        <AuthField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={act.errors['email']?.[0]}
        />
      )}
      <Button
        type="submit"
        variant="filled"
        size="lg"
        wide
        disabled={left > 0}
        isBusy={act.isBusy}
        busyText="Mengirim…"
      >
        {left > 0 ? `Kirim ulang dalam ${left} detik` : 'Kirim ulang email'}
      </Button>
    </form>
  )
}
