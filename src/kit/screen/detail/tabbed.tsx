import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { Tabs } from '../ui/tabs.tsx'

export interface DetailTab {
  readonly value: string
  readonly label: string
  readonly count?: number | string | undefined
  /** Its count wants attention. */
  readonly hot?: boolean
  readonly content: ReactNode
}

interface TabbedProps {
  readonly label: string
  readonly tabs: readonly DetailTab[]
  /** The tabs stand on the canvas and each content brings its own cards; else all is one card. */
  readonly onCanvas?: boolean
}

/** The left of a detail page: one card whose head is its tabs; the chosen one stands in the URL as `bagian`. */
export function Tabbed({ label, tabs, onCanvas }: TabbedProps) {
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
      className={
        onCanvas ? 'flex min-w-0 flex-1 flex-col' : 'min-w-0 overflow-hidden rounded-lg border border-border bg-card'
      }
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
