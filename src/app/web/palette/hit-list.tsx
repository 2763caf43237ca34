import { useEffect, useRef } from 'react'
import { rupiah } from '#ground/format.ts'
import type { Hit, HitGroup } from '#app/search/contract.ts'
import { Marked } from '#kit/screen/picker/marked.tsx'
import { MenuIcon } from '#kit/screen/shell/menu-icon.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { iconOf } from './choices.ts'
import { Keys } from './keys.tsx'

export type Section = HitGroup

interface HitListProps {
  readonly id: string
  readonly sections: readonly Section[]
  /** Place of the chosen hit over all sections. */
  readonly chosen: number
  /** What was typed: each word is marked where it was found. */
  readonly words: readonly string[]
  /** Beside the page one is on, when it is opened with Ctrl. */
  readonly onOpen: (hit: Hit, isAside: boolean) => void
  readonly onPoint: (at: number) => void
}

/** What was found, by kind; the chosen one stays in sight. */
export function HitList({ id, sections, chosen, words, onOpen, onPoint }: HitListProps) {
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
                onClick={(event) => onOpen(hit, event.ctrlKey || event.metaKey)}
                onKeyDown={undefined}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 max-md:min-h-12',
                  place === chosen && 'bg-primary-soft',
                )}
              >
                <MenuIcon
                  name={iconOf(hit.to)}
                  className={cx('size-4.5 flex-none', place === chosen ? 'text-primary' : 'text-subtle-foreground')}
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">
                    <Marked text={hit.title} words={words} />
                  </span>
                  <span className="block truncate text-small text-muted-foreground">
                    <Marked text={hit.about} words={words} />
                  </span>
                </span>
                {hit.amount !== null && (
                  <span className="flex-none figures">
                    <Marked text={rupiah(hit.amount)} words={words} />
                  </span>
                )}
                {place === chosen && <Keys names={['Enter']} />}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
