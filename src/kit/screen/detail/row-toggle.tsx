import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'

interface RowToggleProps {
  /** What stands under the row, read aloud: 'II Struktur'. */
  readonly name: string
  readonly isClosed: boolean
  readonly onToggle: () => void
}

/** Opens and closes what stands under a row of a tree. */
export function RowToggle({ name, isClosed, onToggle }: RowToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={!isClosed}
      aria-label={`${isClosed ? 'Buka' : 'Tutup'} ${name}`}
      onClick={onToggle}
      className="for-thumb grid size-5 flex-none place-items-center rounded-sm text-muted-foreground hover:bg-muted"
    >
      {isClosed ? <ChevronRight className="size-4" /> : <ChevronDown className="size-4" />}
    </button>
  )
}

/** Keeps which rows of a tree are closed; `first` says which are at the beginning. */
export function useClosed(first: () => Iterable<string>) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(first()))
  const toggle = (id: string) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
  }
  return [closed, toggle] as const
}
