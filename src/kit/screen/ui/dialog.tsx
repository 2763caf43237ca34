import * as Parts from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useOpener } from './use-opener.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** One sentence: what happens, and what stays. */
  readonly text?: ReactNode
  /** The buttons, the safe one first. */
  readonly actions?: ReactNode
  /** Cannot be closed by Esc or by a click beside it. */
  readonly mustAnswer?: boolean
  readonly children?: ReactNode
}

/** A dialog of 440 px; on a phone it stands at the bottom, full width. */
export function Dialog({ open, onClose, title, text, actions, mustAnswer, children }: DialogProps) {
  const hold = (event: Event) => mustAnswer && event.preventDefault()
  const giveBack = useOpener(open)
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Overlay className="fixed inset-0 z-50 animate-veil bg-overlay data-[state=closed]:animate-leave" />
        <Parts.Content
          {...(text ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          onInteractOutside={hold}
          className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-32px)] w-110 max-w-[calc(100vw-32px)] animate-grow overflow-y-auto rounded-xl bg-popover p-6 shadow-dialog outline-none data-[state=closed]:animate-leave max-md:mb-4"
        >
          <Parts.Title className="text-base font-semibold">{title}</Parts.Title>
          {text ? <Parts.Description className="mt-1 text-muted-foreground">{text}</Parts.Description> : null}
          {children}
          {actions ? <div className="mt-6 flex justify-end gap-2 max-md:flex-col-reverse">{actions}</div> : null}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
