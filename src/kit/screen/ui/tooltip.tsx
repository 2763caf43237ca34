import * as Parts from 'radix-ui/tooltip'
import type { ReactElement } from 'react'

/** One provider around the application: 400 ms before the first, none between neighbours. */
export const TooltipProvider = Parts.Provider

interface TooltipProps {
  readonly text: string
  /** A key, drawn as a cap. */
  readonly hint?: string
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly children: ReactElement
}

/** Says in a few words what a control does. Never the only place of anything. */
export function Tooltip({ text, hint, side = 'bottom', children }: TooltipProps) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 inline-flex min-h-7 max-w-72 animate-rise items-center gap-2 rounded-md bg-inverse px-2 py-1 text-xs font-medium text-inverse-foreground"
        >
          {text}
          {hint ? <kbd className="rounded-sm border border-current/40 px-1 font-sans text-2xs">{hint}</kbd> : null}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
