import { useEffect } from 'react'
import { useCountdown } from './use-countdown.ts'

const WAIT = 60

interface ResendLineProps {
  readonly label: string
  readonly isBusy: boolean
  /** Seconds the server asks to wait. */
  readonly wait?: number
  readonly onResend: () => void
  /** May be used at once. */
  readonly isReady?: boolean
}

/** 'Kirim ulang dalam 45 detik', then a button. */
export function ResendLine({ label, isBusy, wait, onResend, isReady }: ResendLineProps) {
  const { left, start } = useCountdown(isReady ? 0 : WAIT)
  useEffect(() => {
    if (wait) start(wait)
  }, [wait, start])

  if (left > 0) {
    return (
      <span className="text-muted-foreground">
        Kirim ulang dalam <b className="font-medium text-foreground figures">{left} detik</b>
      </span>
    )
  }
  const resend = () => {
    start(WAIT)
    onResend()
  }
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={resend}
      className="rounded-sm font-medium text-primary underline-offset-2 hover:underline disabled:text-subtle-foreground max-md:min-h-11"
    >
      {label}
    </button>
  )
}
