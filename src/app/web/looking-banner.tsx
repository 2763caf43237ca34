import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import { Button } from '#kit/screen/ui/button.tsx'

interface LookingBannerProps {
  readonly children: ReactNode
  /** The way out. */
  readonly act: string
  /** Its first word, where there is little room. */
  readonly shortAct: string
  readonly isBusy?: boolean
  /** Absent for who may not take it. */
  readonly onAct?: (() => void) | undefined
}

/** Over every page while all is looked at and nothing is saved: why, and the way out. */
export function LookingBanner({ children, act, shortAct, isBusy = false, onAct }: LookingBannerProps) {
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 bg-warning-solid px-6 py-2 text-sm text-warning-solid-foreground max-md:px-4 max-md:py-1 max-md:text-small"
    >
      <Eye className="size-4 flex-none max-md:hidden" aria-hidden />
      <p className="min-w-0 flex-1">{children}</p>
      {/* At the left where there is room: toasts come down over the right. */}
      {onAct && (
        <Button isBusy={isBusy} onClick={onAct} aria-label={act} className="md:-order-1 max-md:px-3">
          <span className="md:hidden">{shortAct}</span>
          <span className="max-md:hidden">{act}</span>
        </Button>
      )}
    </div>
  )
}

/** What is said besides where there is room; a screen reader hears it everywhere. */
export function Besides({ children }: { readonly children: ReactNode }) {
  return <span className="max-md:sr-only"> {children}</span>
}
