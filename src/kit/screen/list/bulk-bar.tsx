import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { Selection } from './selection.ts'

/**
 * What one can do to all ticked rows: in the middle of the list above its foot, on a phone in a place of its own at its
 * end. It is drawn inside the list, which leaves it room (BULK_ROOM) so that no row stays behind it.
 */
export function BulkBar({ selection, children }: { readonly selection: Selection; readonly children: ReactNode }) {
  if (selection.ids.length === 0) return null
  return (
    <div
      role="region"
      aria-label="Aksi massal"
      className="absolute bottom-24 left-1/2 z-20 inline-flex h-11 w-max -translate-x-1/2 animate-rise items-center gap-1 rounded-[10px] bg-inverse pr-1.5 pl-4 text-small text-inverse-foreground shadow-popover max-md:sticky max-md:inset-x-0 max-md:bottom-2 max-md:-mx-2 max-md:my-2 max-md:flex max-md:h-auto max-md:w-auto max-md:min-h-14 max-md:translate-x-0 max-md:flex-wrap max-md:py-1.5"
    >
      <span className="font-medium" aria-live="polite">
        <b>{selection.ids.length}</b> dipilih
      </span>
      <i className="mx-2 h-5 w-px bg-current opacity-24" aria-hidden />
      {children}
      <button
        type="button"
        aria-label="Batalkan pilihan"
        onClick={selection.clear}
        className="grid h-8 w-8 flex-none place-items-center rounded-md hover:bg-inverse-foreground/12 max-md:size-11"
      >
        <X aria-hidden />
      </button>
    </div>
  )
}

/** Below the last row of a table while the bar lies over it: its height, and air above and below. */
export const BULK_ROOM = 68

/** One act of the bulk bar. */
export function BulkAct({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="h-8 flex-none rounded-md px-2.5 font-medium hover:bg-inverse-foreground/12 max-md:h-11"
    >
      {children}
    </button>
  )
}
