import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Neighbours } from '../list/use-neighbours.ts'
import { useKeyDown } from '../shell/key-down.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** The record before and after, as in the list; Alt+↑ and Alt+↓. */
export function RecordPager({ place, before, after }: Neighbours) {
  const navigate = useNavigate()
  const own = useRef<HTMLSpanElement>(null)
  // Asked for before its page came: taken as soon as it is there.
  const wish = useRef<'before' | 'after'>(undefined)
  const go = (way: 'before' | 'after') => {
    const step = way === 'before' ? before : after
    wish.current = step === 'soon' ? way : undefined
    if (!step || step === 'soon') return
    step.take()
    const [to = '', query] = step.to.split('?')
    void navigate({ to, search: Object.fromEntries(new URLSearchParams(query)), replace: true })
  }
  useEffect(() => {
    if (wish.current) go(wish.current)
  })
  useKeyDown((event) => {
    const way = event.key === 'ArrowUp' ? 'before' : event.key === 'ArrowDown' ? 'after' : undefined
    if (!event.altKey || event.ctrlKey || !way || event.defaultPrevented || !hasTheKeys(own.current, event)) return
    event.preventDefault()
    go(way)
  })
  return (
    <span ref={own} className="flex items-center gap-2 max-md:hidden">
      <span className="text-xs whitespace-nowrap text-subtle-foreground figures">{place}</span>
      <span className="flex">
        <IconButton
          size="sm"
          label="Sebelumnya"
          hint="Alt ↑"
          icon={<ChevronUp />}
          disabled={!before}
          onClick={() => go('before')}
        />
        <IconButton
          size="sm"
          label="Berikutnya"
          hint="Alt ↓"
          icon={<ChevronDown />}
          disabled={!after}
          onClick={() => go('after')}
        />
      </span>
    </span>
  )
}

/** A sheet, a calendar or the search above it has the keys, and so has a list that folds down by Alt+↓. */
function hasTheKeys(own: Element | null, { target }: KeyboardEvent): boolean {
  const above = [...document.querySelectorAll('[role=dialog]')].at(-1)
  return (!above || above.contains(own)) && !(target instanceof HTMLSelectElement)
}
