import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { Tabs } from '../ui/tabs.tsx'
import { beforeRail } from './before-rail.ts'

export interface DetailTab {
  readonly value: string
  readonly label: string
  readonly count?: number | string | undefined
  /** Its count wants attention. */
  readonly hot?: boolean
  /** A table of many columns: it has the whole width, and the rail stands under it. */
  readonly isWide?: boolean
  readonly content: ReactNode
}

interface TabbedProps {
  readonly label: string
  readonly tabs: readonly DetailTab[]
  /** The tabs stand on the canvas and each content brings its own cards; else all is one card. */
  readonly onCanvas?: boolean
  /** What people come for: in one column it stands before the rail. */
  readonly isFirst?: boolean
}

/** The left of a detail page: one card whose head is its tabs; the chosen one stands in the URL as `bagian`. */
export function Tabbed({ label, tabs, onCanvas, isFirst }: TabbedProps) {
  const id = useId()
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const chosen = tabs.find((tab) => tab.value === search['bagian']) ?? tabs[0]
  if (!chosen) return null
  const choose = (value: string) => {
    const next = { ...search, bagian: value === tabs[0]?.value ? undefined : value }
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  }
  return (
    <section
      data-wide={chosen.isWide || undefined}
      className={cx(
        onCanvas ? 'flex min-w-0 flex-1 flex-col' : 'min-w-0 overflow-hidden rounded-lg border border-border bg-card',
        isFirst && beforeRail,
      )}
    >
      <Tabs
        roomy={!onCanvas}
        look={onCanvas ? 'page' : 'card'}
        label={label}
        value={chosen.value}
        tabs={tabs}
        onChange={choose}
        controls={id}
      />
      <div
        id={id}
        role="tabpanel"
        aria-label={chosen.label}
        tabIndex={-1}
        className={onCanvas ? 'flex flex-1 flex-col' : undefined}
      >
        {chosen.content}
      </div>
    </section>
  )
}
