import type { ReactNode } from 'react'
import { Nothing } from '../format/money.tsx'
import { Card } from '../ui/card.tsx'

/** `why` stands beside the label: the values keep one right edge. */
export type Fact = readonly [label: string, value: ReactNode, why?: ReactNode]

/** Facts: what at left, its value at right, 12 apart, no lines. Words give way first, a figure never does. */
export function Facts({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl className="grid gap-3">
      {rows.map(([label, value, why]) => (
        <div key={label} className="flex justify-between gap-4 max-md:has-[dd_:is(a,button)]:py-1">
          <dt className="max-w-3/5 text-muted-foreground">
            {label} {why}
          </dt>
          <dd className="shrink-[99999] text-right font-medium wrap-anywhere figures">
            {value === null || value === undefined || value === '' ? <Nothing /> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface KeyFactsProps {
  /** The one figure people came for. */
  readonly lead?: {
    readonly label: string
    readonly value: ReactNode
    readonly badge?: ReactNode
    readonly below?: ReactNode
  }
  readonly rows: readonly Fact[]
}

/** The first card of the rail. */
export function KeyFacts({ lead, rows }: KeyFactsProps) {
  return (
    <Card>
      {lead && (
        <div className="not-last:mb-4 not-last:border-b not-last:border-border-subtle not-last:pb-4">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <p className="text-small text-muted-foreground">{lead.label}</p>
              <p className="text-xl font-semibold figures">{lead.value}</p>
            </div>
            {lead.badge}
          </div>
          {lead.below}
        </div>
      )}
      {rows.length > 0 && <Facts rows={rows} />}
    </Card>
  )
}
