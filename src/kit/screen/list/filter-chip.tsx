import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import * as Popover from 'radix-ui/popover'
import { Suspense, useState } from 'react'
import { dayFormat, periodFormat, rangeFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { compactRupiah } from '#ground/format.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import { lazy } from '../client/lazy.tsx'
import { isDecimal } from '../form/amount.ts'
import { chipClass } from './chip-class.ts'
import { isActive, keysOf, type ListFilter, type Params } from './filter.ts'
import type { ListState } from './list-state.ts'

const FilterControl = lazy(() => import('./filter-control.tsx').then((parts) => ({ default: parts.FilterControl })))

/** A filter in the bar: its name, or while it narrows the list what it asks and × to drop it. */
export function FilterChip({
  filter,
  state,
}: {
  readonly filter: ListFilter
  readonly state: Pick<ListState, 'params' | 'set'>
}) {
  const [isOpen, setOpen] = useState(false)
  const isOn = isActive(filter, state.params)
  const drop = () => state.set(Object.fromEntries(keysOf(filter).map((key) => [key, undefined])))
  if (filter.kind === 'flag') {
    return (
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => (isOn ? drop() : state.set({ [filter.key]: 'true' }))}
        className={chipClass(isOn)}
      >
        {filter.label}
        {isOn && <X aria-hidden />}
      </button>
    )
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <span className="relative inline-flex">
        <Popover.Trigger className={`${chipClass(isOn)} ${isOn ? 'pr-8' : 'pr-2'}`}>
          <span className="max-w-48 truncate">{isOn ? filterText(filter, state.params) : filter.label}</span>
          {!isOn && <ChevronDown className="text-subtle-foreground" aria-hidden />}
        </Popover.Trigger>
        {isOn && (
          <button
            type="button"
            aria-label={`Hapus filter ${filter.label}`}
            onClick={drop}
            className="absolute inset-y-0 right-1 my-auto grid size-6 place-items-center max-md:right-0 max-md:size-8 rounded-sm text-primary-soft-foreground hover:bg-primary/12"
          >
            <X aria-hidden />
          </button>
        )}
      </span>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={`Filter ${filter.label}`}
          className="z-50 w-64 animate-rise rounded-lg bg-popover p-3 shadow-popover outline-none"
        >
          <Suspense fallback={<div className="h-24" />}>
            <FilterControl
              filter={filter}
              params={state.params}
              onChange={(changes) => state.set(changes)}
              onDone={() => setOpen(false)}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** What a filter asks, in a few words: 'Lunas +1', 'November 2026', '≥ Rp1 jt'. */
export function filterText(filter: ListFilter, params: Params): string {
  if (filter.kind === 'flag') return filter.label
  if (filter.kind === 'one') return params[`${filter.key}.label`] ?? filter.label
  if (filter.kind === 'many') {
    const values = (params[filter.key] ?? '').split(',')
    const first = filter.words.find((word) => word.value === values[0])?.label ?? values[0] ?? ''
    return values.length > 1 ? `${first} +${values.length - 1}` : first
  }
  if (filter.kind === 'day') return `${filter.label} ${dayFormat((params[filter.key] ?? '') as Day, 'short')}`
  const [from, to] = keysOf(filter).map((key) => params[key] ?? '')
  return filter.kind === 'days' ? daysText(from, to) : amountsText(filter.label, from, to)
}

function daysText(from = '', to = ''): string {
  const [start, end] = [from as Day, to as Day]
  if (from && to) {
    const period = periodOf(start)
    return firstDay(period) === start && lastDay(period) === end ? periodFormat(period) : rangeFormat(start, end)
  }
  return from ? `Sejak ${dayFormat(start, 'short')}` : `Sampai ${dayFormat(end, 'short')}`
}

function amountsText(label: string, from = '', to = ''): string {
  const written = (text: string) => (isDecimal(text) ? compactRupiah(text.split('.')[0] ?? text) : text)
  if (from && to) return `${written(from)} – ${written(to)}`
  return `${label} ${from ? '≥' : '≤'} ${written(from || to)}`
}
