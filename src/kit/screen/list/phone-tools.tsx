import Ellipsis from 'lucide-react/icons/ellipsis'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SearchBox } from './filter-bar.tsx'
import { filtersIn } from './filter.ts'
import type { ListState } from './list-state.ts'

interface PhoneToolsProps {
  readonly state: ListState
  readonly hasFilters: boolean
  readonly placeholder: string
  /** '312 pelanggan'. */
  readonly count: string
  /** Import, export, labels: what stands in the head of a wide page. */
  readonly more?: ReactNode
  readonly onFilter: () => void
  /** Begins and ends ticking cards; absent where nothing can be done to several. */
  readonly picking?: { readonly isOn: boolean; readonly toggle: () => void } | undefined
}

/** On a phone: how many there are, search and filter, above the cards. */
export function PhoneTools({ state, hasFilters, placeholder, count, more, onFilter, picking }: PhoneToolsProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isSearching, setSearching] = useState(Boolean(state.params['q']))
  const [isMore, setMore] = useState(false)
  const narrowed = Object.keys(filtersIn(state.params)).length
  return (
    <div className="md:hidden">
      {/* The count stands whole: in two lines, or above the tools where they leave its longest word no room. */}
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-1 text-xs text-muted-foreground">
        <span className="flex-1 figures">{count}</span>
        <span className="flex items-center gap-1">
          <IconButton
            plain
            label={placeholder}
            icon={<Search />}
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          />
          {picking && (
            <Button variant="ghost" size="xs" aria-pressed={picking.isOn} onClick={picking.toggle}>
              {picking.isOn ? 'Selesai' : 'Pilih'}
            </Button>
          )}
          {hasFilters && (
            <Button variant="ghost" size="xs" icon={<SlidersHorizontal />} onClick={onFilter} className="-mr-2">
              Filter
              {narrowed > 0 && (
                <span className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-2xs font-semibold text-primary-foreground">
                  {narrowed}
                </span>
              )}
            </Button>
          )}
          {more && (
            <IconButton
              plain
              label="Tindakan lain"
              icon={<Ellipsis />}
              aria-expanded={isMore}
              className="-mr-3"
              onClick={() => setMore(!isMore)}
            />
          )}
        </span>
      </div>
      {isMore && <div className="flex flex-wrap gap-2 pb-3">{more}</div>}
      {isSearching && (
        <div className="pb-3">
          <SearchBox state={state} placeholder={placeholder} box={box} />
        </div>
      )}
    </div>
  )
}
