import type { ReactNode } from 'react'
import { Nothing } from '../format/money.tsx'
import { Card } from '../ui/card.tsx'

/** `why` stands beside the label: the values keep one right edge. */
export type Fact = readonly [label: string, value: ReactNode, why?: ReactNode]

/** Facts: what at left, its value at right, 12 apart, no lines. */
export function Facts({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl className="grid gap-3">
      {rows.map(([label, value, why]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="flex-none text-muted-foreground">
            {label} {why}
          </dt>
          <dd className="min-w-0 text-right font-medium break-words figures">
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
        <div className="mb-4 border-b border-border-subtle pb-4">
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
      <Facts rows={rows} />
    </Card>
  )
}
