import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  readonly icon?: ReactNode
  /** Waiting for an answer: shows a spinner, keeps its colours and ignores further clicks. */
  readonly isBusy?: boolean
  /** What to say meanwhile, 'Menyimpan…'; the label stays when left out. */
  readonly busyText?: string
}

/** A button. Exactly one `filled` per screen. */
export function Button(props: ButtonProps) {
  const { icon, isBusy, busyText, variant, size, wide, className, children, type = 'button', onClick, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Spinner className="-ml-0.5" /> : icon ? <span className="-ml-0.5 flex">{icon}</span> : null}
      {isBusy ? (busyText ?? children) : children}
    </button>
  )
}
