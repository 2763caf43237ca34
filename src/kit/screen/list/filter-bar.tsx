import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { cx } from '../ui/cx.ts'
import { chipClass } from './chip-class.ts'
import { useKeyOf } from '../shortcuts/use-key-of.ts'
import { FilterChip } from './filter-chip.tsx'
import { filtersIn, isActive, keysOf, type ListFilter } from './filter.ts'
import type { ListState } from './list-state.ts'

interface FilterBarProps {
  readonly state: ListState
  readonly filters: readonly ListFilter[]
  readonly placeholder: string
  readonly search: RefObject<HTMLInputElement | null>
  readonly onMore: () => void
  /** At the right: stamp, reload, column menu. */
  readonly aside: ReactNode
}

/** Quick filters that a narrow card holds in one line. */
const FEW = 3

/** One line: search, quick filters, the sheet with the others, and below it what narrows the list now. */
export function FilterBar({ state, filters, placeholder, search, onMore, aside }: FilterBarProps) {
  const quick = filters.filter((filter) => filter.quick)
  const hidden = filters.filter((filter) => !filter.quick)
  const active = hidden.filter((filter) => isActive(filter, state.params))
  // The sheet has them all.
  const mayWait = hidden.length > 0
  return (
    <>
      <div className="@container flex min-h-13 flex-none flex-wrap items-center gap-2 border-b border-border-subtle py-2 pr-3 pl-4 max-md:hidden">
        <SearchBox state={state} placeholder={placeholder} box={search} />
        {quick.map((filter, at) => (
          <span
            key={filter.key}
            className={cx('contents', at >= FEW && mayWait && !isActive(filter, state.params) && '@max-[47rem]:hidden')}
          >
            <FilterChip filter={filter} state={state} />
          </span>
        ))}
        {hidden.length > 0 && (
          <button type="button" onClick={onMore} className={chipClass(active.length > 0)}>
            <SlidersHorizontal className={active.length > 0 ? '' : 'text-subtle-foreground'} aria-hidden />
            Filter
            {active.length > 0 && <span className="figures">{active.length}</span>}
          </button>
        )}
        <div className="ml-auto flex items-center gap-1">{aside}</div>
      </div>
      <ActiveChips state={state} filters={active} inBar={quick.filter((filter) => isActive(filter, state.params))} />
    </>
  )
}

const TYPING_PAUSE = 300

/** Searches while one types; the URL follows without filling the history. */
export function SearchBox({
  state,
  placeholder,
  box,
}: {
  readonly state: ListState
  readonly placeholder: string
  readonly box: RefObject<HTMLInputElement | null>
}) {
  const asked = state.params['q'] ?? ''
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  const keyOf = useKeyOf()
  const latest = useRef(state)
  if (seen !== asked) {
    setSeen(asked)
    if (typed.trim() !== asked) setTyped(asked)
  }
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => latest.current.set({ q: typed.trim() }, { quietly: true }), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, asked])
  return (
    <label className="flex h-8 w-64 min-w-32 flex-none items-center gap-2 rounded-md border border-input bg-card px-2.5 outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-ring @max-[60rem]:w-auto @max-[60rem]:flex-1 max-md:h-12 max-md:w-full">
      <Search className="text-subtle-foreground" aria-hidden />
      <input
        ref={box}
        type="search"
        maxLength={100}
        aria-label={placeholder}
        className="min-w-0 flex-1 bg-transparent text-ellipsis outline-none focus-visible:outline-none max-md:placeholder:text-sm [&::-webkit-search-cancel-button]:hidden"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            // The browser would empty the box.
            event.preventDefault()
            event.currentTarget.blur()
          }
          if (event.key === 'Enter') state.set({ q: typed.trim() }, { quietly: true })
        }}
      />
      {typed ? (
        <button
          type="button"
          aria-label="Hapus pencarian"
          onClick={() => {
            setTyped('')
            state.set({ q: undefined }, { quietly: true })
            box.current?.focus()
          }}
          className="-mr-1.5 grid size-6 flex-none place-items-center rounded-sm text-subtle-foreground hover:bg-muted hover:text-foreground max-md:-mr-2.5 max-md:size-11"
        >
          <X aria-hidden />
        </button>
      ) : (
        <kbd
          aria-hidden
          className="grid h-5 min-w-5 place-items-center rounded-sm border border-border font-sans text-2xs font-medium text-muted-foreground max-md:hidden"
        >
          {keyOf('/')}
        </kbd>
      )}
    </label>
  )
}

interface ActiveChipsProps {
  readonly state: ListState
  readonly filters: readonly ListFilter[]
  /** On a phone there is no bar: what stands in it on a wide page is said here as well. */
  readonly inBar: readonly ListFilter[]
}

function ActiveChips({ state, filters, inBar }: ActiveChipsProps) {
  if (filters.length + inBar.length === 0) return null
  return (
    <div
      className={cx(
        'flex flex-none flex-wrap items-center gap-2 border-b border-border-subtle px-4 py-2 max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:border-0 max-md:[scrollbar-width:none] max-md:[&>*]:flex-none',
        filters.length === 0 && 'md:hidden',
      )}
    >
      {inBar.map((filter) => (
        <span key={filter.key} className="md:hidden">
          <FilterChip filter={filter} state={state} />
        </span>
      ))}
      {filters.map((filter) => (
        <FilterChip key={keysOf(filter).join()} filter={filter} state={state} />
      ))}
      {Object.keys(filtersIn(state.params)).length > 0 && (
        <button
          type="button"
          onClick={state.clear}
          className="for-thumb rounded-sm px-1 text-small font-medium text-primary hover:underline"
        >
          Hapus semua filter
        </button>
      )}
    </div>
  )
}
