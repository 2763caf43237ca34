import { useAct } from '#kit/screen/client/use-act.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { resendOtp } from '#modules/company/sign-in/contract.ts'
import { ResendLine } from './resend-line.tsx'

/** Sends another code, once a minute. */
export function ResendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const act = useAct(resendOtp)
  const resend = async () => {
    const answer = await act.now({ email })
    if (!answer) return
    onSent()
    notify(answer.message)
  }
  return (
    <ResendLine
      label="Kirim ulang kode"
      isBusy={act.isBusy}
      wait={act.refusal?.retryAfter}
      onResend={() => void resend()}
    />
  )
}
