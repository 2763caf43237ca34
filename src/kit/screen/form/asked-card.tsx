import type { ReactNode } from 'react'
import type { Asked } from '../client/use-ask.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading } from '../ui/skeleton.tsx'

interface AskedCardProps<A> {
  readonly asked: Asked<A>
  readonly title: string
  readonly rows?: number
  readonly children: (answer: A) => ReactNode
}

/** A card whose content is asked first; it waits and fails by itself. */
export function AskedCard<A>({ asked, title, rows = 4, children }: AskedCardProps<A>) {
  if (asked.data !== undefined) return children(asked.data)
  return (
    <Card title={title} heading="section" flush>
      {asked.failure ? <ErrorState onRetry={asked.reload} /> : <Loading rows={rows} />}
    </Card>
  )
}
