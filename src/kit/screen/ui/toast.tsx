import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Toaster, toast } from 'sonner'
import { useToastPlace } from './toast-place.ts'

/** The toasts, top right over the topbar: under it they would lie on the page's button; beside an open panel. Time, number, width, gap and swipe are the library's own. */
export function Toasts() {
  useToastPlace()
  return (
    <Toaster
      position="top-right"
      closeButton
      offset={{ top: 4, right: 16 }}
      mobileOffset={{ top: 4 }}
      containerAriaLabel="Notifikasi"
      toastOptions={{ closeButtonAriaLabel: 'Tutup notifikasi' }}
      icons={{
        success: <CircleCheck className="size-4.5 text-success" />,
        error: <CircleAlert className="size-4.5 text-danger" />,
        warning: <TriangleAlert className="size-4.5 text-warning" />,
        info: <Info className="size-4.5 text-info" />,
      }}
    />
  )
}

interface Doing {
  readonly label: string
  readonly onClick: () => void
}

interface Notice {
  /** More of it: a sentence, or what comes next. */
  readonly text?: ReactNode
  /** By which `unsay` takes it back. */
  readonly id?: string
  readonly action?: Doing
  /** Milliseconds; an undo stays ten seconds. */
  readonly duration?: number
}

/** Takes back what a toast says, because it is no longer so. */
export function unsay(id: string): void {
  toast.dismiss(id)
}

/** Says that something worked: 'Order ORD-2611-0042 dibuat.' */
export function notify(title: string, { text, ...rest }: Notice = {}): void {
  toast.success(title, { description: text, ...rest })
}
