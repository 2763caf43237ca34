import * as Parts from 'radix-ui/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useOpener } from './use-opener.ts'

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly side?: 'left' | 'right'
  /** Tailwind width, `w-72` for the menu, `w-120` for a form. */
  readonly width?: string
  /** Hides the title row, for a sheet that draws its own; the title is still read aloud. */
  readonly bare?: boolean
  readonly foot?: ReactNode
  /** In the title row, before the cross. */
  readonly aside?: ReactNode
  /** Nothing in it takes the focus: the arrows scroll it. */
  readonly isText?: boolean
  readonly children: ReactNode
}

/** A panel that slides in from a side; on a phone a form sheet takes the whole width. */
export function Sheet({
  open,
  onClose,
  title,
  side = 'right',
  width = 'w-120',
  bare,
  foot,
  aside,
  isText,
  children,
}: SheetProps) {
  const giveBack = useOpener(open)
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Overlay className="fixed inset-0 z-50 animate-veil bg-overlay data-[state=closed]:animate-leave" />
        <Parts.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          onOpenAutoFocus={aside || bare ? focusSheet : focusFirstField}
          data-side-sheet={side === 'right' || undefined}
          className={cx(
            'fixed inset-y-0 z-50 flex max-w-full flex-col bg-card pt-(--toast-room) pb-[env(safe-area-inset-bottom)] shadow-dialog outline-none data-[state=closed]:animate-leave',
            side === 'left' ? 'left-0 animate-slide-left' : 'right-0 animate-slide-right',
            side === 'right' && 'max-md:w-full',
            width,
          )}
        >
          {bare ? (
            <Parts.Title className="sr-only">{title}</Parts.Title>
          ) : (
            // A number in it is never cut: it takes a second line.
            <div className="flex min-h-14 flex-none items-center gap-2 border-b border-border pr-3 pl-5">
              <Parts.Title className="min-w-0 flex-1 py-1 text-base font-semibold text-balance wrap-anywhere">
                {title}
              </Parts.Title>
              {aside}
              <Parts.Close
                aria-label="Tutup"
                className="grid size-9 place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground max-md:size-12"
              >
                <X className="size-4.5" />
              </Parts.Close>
            </div>
          )}
          <div tabIndex={isText ? 0 : undefined} className="min-h-0 flex-1 overflow-y-auto -outline-offset-2">
            {children}
          </div>
          {foot ? (
            <div className="flex flex-none justify-end gap-2 border-t border-border px-5 py-3 max-md:px-4 max-md:[&>*]:flex-1 max-md:[&>*]:px-2">
              {foot}
            </div>
          ) : null}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

/** A form is begun in its first field, not at the cross that closes it; on a phone its keyboard would hide the form. */
function focusFirstField(event: Event): void {
  if (!matchMedia('(min-width: 1024px) and (hover: hover)').matches || !(event.currentTarget instanceof HTMLElement))
    return
  const field = event.currentTarget.querySelector<HTMLElement>(
    '[data-form] :is(input:not([type=radio], [type=checkbox]), select, textarea)',
  )
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** What stands in the title row, or in a menu, is no beginning: its tooltip would open at once. */
function focusSheet(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.focus()
}
