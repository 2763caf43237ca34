import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { Tabs } from '../ui/tabs.tsx'
import type { ListView } from './filter.ts'
import type { ListState } from './list-state.ts'

interface ViewTabsProps {
  readonly title: string
  readonly views: readonly ListView[]
  readonly state: ListState
  /** The count of the view in sight, when nothing else narrows it. */
  readonly count: string | undefined
  /** At the right end: saving what is shown. */
  readonly aside: ReactNode
}

/** The named views of a list, with how many each holds. */
export function ViewTabs({ title, views, state, count, aside }: ViewTabsProps) {
  const tabs = views.map((view) => ({
    value: view.id,
    label: view.label,
    count: view === state.view ? (count ?? view.count) : view.count,
    hot: view.isHot === true && (view.count ?? 0) > 0,
  }))
  const choose = (id: string) => {
    const view = views.find((one) => one.id === id)
    if (view) state.choose(view)
  }
  const chips = useRef<HTMLDivElement>(null)
  const chosen = state.view.id
  useEffect(() => {
    chips.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [chosen])
  return (
    <>
      <div className="max-md:hidden">
        <Tabs label={`Tampilan ${title}`} value={state.view.id} tabs={tabs} onChange={choose} aside={aside} />
      </div>
      <div
        ref={chips}
        role="group"
        aria-label={`Tampilan ${title}`}
        className="-mx-4 -mt-1.5 -mb-0.5 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] md:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            aria-pressed={tab.value === state.view.id}
            onClick={() => choose(tab.value)}
            className={cx(
              'relative h-9 flex-none rounded-full border px-3.5 text-sm font-medium whitespace-nowrap before:absolute before:-inset-y-1.5 before:inset-x-0',
              tab.value === state.view.id
                ? 'border-inverse bg-inverse text-inverse-foreground'
                : 'border-border-strong bg-card text-muted-foreground',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span
                className={cx(
                  'ml-1.5 font-normal figures',
                  tab.value === state.view.id ? 'opacity-72' : 'text-subtle-foreground',
                )}
              >
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
    </>
  )
}
