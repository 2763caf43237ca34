import { useEffect, useRef } from 'react'
import { rupiah } from '#ground/format.ts'
import type { Hit, HitGroup } from '#app/search/contract.ts'
import { cx } from '#kit/screen/ui/cx.ts'

export type Section = HitGroup

interface HitListProps {
  readonly id: string
  readonly sections: readonly Section[]
  /** Place of the chosen hit over all sections. */
  readonly chosen: number
  readonly onOpen: (hit: Hit) => void
  readonly onPoint: (at: number) => void
}

/** What was found, by kind; the chosen one stays in sight. */
export function HitList({ id, sections, chosen, onOpen, onPoint }: HitListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, sections])
  const starts = sections.map((_, at) => sections.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div
      ref={list}
      id={`${id}-hits`}
      role="listbox"
      aria-label="Hasil"
      className="min-h-0 overflow-y-auto p-2 empty:p-0"
    >
      {sections.map((section, at) => (
        <div key={section.title} role="group" aria-label={section.title}>
          <p className="px-3 pt-3 pb-1 text-xs font-semibold text-muted-foreground" aria-hidden>
            {section.title}
          </p>
          {section.hits.map((hit, index) => {
            const place = (starts[at] ?? 0) + index
            return (
              <div
                key={hit.id}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === chosen}
                onPointerMove={() => onPoint(place)}
                onClick={() => onOpen(hit)}
                onKeyDown={undefined}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 max-md:min-h-12',
                  place === chosen && 'bg-primary-soft text-primary-soft-foreground',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{hit.title}</span>
                  <span className="block truncate text-small text-muted-foreground">{hit.about}</span>
                </span>
                {hit.amount !== null && <span className="flex-none figures">{rupiah(hit.amount)}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
