import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { verifyOtp, type SignedIn } from '#modules/company/sign-in/contract.ts'
import { FactorCodeInput, RecoverySwitch } from '#modules/company/second-factor/screens/factor-code.tsx'
import { ResendCode } from './resend-code.tsx'
import { useSignInOptions } from './sign-in-options.ts'

interface OtpFormProps {
  readonly email: string
  /** Shown by the person's app: nothing to send again, and a recovery code will do. */
  readonly isFromApp?: boolean
  readonly onSignedIn: (answer: SignedIn) => void
  /** Beside the resend line: another way. */
  readonly aside?: ReactNode
}

/** The mailed code, or the app's; sent by itself at the sixth digit. */
export function OtpForm({ email, isFromApp, onSignedIn, aside }: OtpFormProps) {
  const options = useSignInOptions()
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const [isRecovery, setRecovery] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const act = useAct(verifyOtp)
  const [isShort, setShort] = useState(false)

  // What was wrong with the code before is over.
  const begin = () => {
    act.clear()
    setShort(false)
    field.current?.focus()
  }
  async function verify(typed: string) {
    const answer = await act.now({ email, code: typed, trust })
    if (answer) return onSignedIn(answer)
    setCode('')
    field.current?.focus()
  }
  const type = (typed: string) => {
    if (typed && act.refusal) act.clear()
    setShort(false)
    setCode(typed)
    if (!isRecovery && typed.length === 6 && typed !== code) void verify(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (act.isBusy) return
    // The door speaks of apps too, which nobody has who waits for a mail.
    if (!isFromApp && code.length < 6) {
      setShort(true)
      return field.current?.focus()
    }
    void verify(code)
  }
  return (
    <>
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <FactorCodeInput
          ref={field}
          isRecovery={isRecovery}
          value={code}
          onChange={type}
          error={isShort ? 'Isi 6 angka dari email terbaru.' : (act.errors['code']?.[0] ?? act.refusal?.message)}
        />
        {options?.mayTrust ? (
          <CheckBox label="Percayai perangkat ini selama 30 hari" checked={trust} onChange={setTrust} />
        ) : null}
        <Button type="submit" variant="filled" size="lg" wide isBusy={act.isBusy} busyText="Memeriksa…">
          Verifikasi
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap items-center gap-2 border-t border-border-subtle pt-5 text-small">
        {isFromApp ? (
          <RecoverySwitch
            isRecovery={isRecovery}
            onSwitch={(next) => {
              setRecovery(next)
              setCode('')
              act.clear()
            }}
          />
        ) : (
          <ResendCode email={email} onSent={begin} />
        )}
        {aside ? <span className="ml-auto">{aside}</span> : null}
      </div>
    </>
  )
}
