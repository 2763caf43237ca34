import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import { Button } from '#kit/screen/ui/button.tsx'

interface LookingBannerProps {
  readonly children: ReactNode
  /** The way out. */
  readonly act: string
  readonly isBusy?: boolean
  /** Absent for who may not take it. */
  readonly onAct?: (() => void) | undefined
}

/** Over every page while all is looked at and nothing is saved: why, and the way out. */
export function LookingBanner({ children, act, isBusy = false, onAct }: LookingBannerProps) {
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 bg-warning-solid px-6 py-2 text-sm text-warning-solid-foreground max-md:px-4"
    >
      <Eye className="size-4 flex-none" aria-hidden />
      <p className="min-w-0 flex-1">{children}</p>
      {/* At the left where there is room: toasts come down over the right. */}
      {onAct && (
        <Button isBusy={isBusy} onClick={onAct} className="md:-order-1">
          {act}
        </Button>
      )}
    </div>
  )
}
