import type { ReactNode } from 'react'
import type { Asked } from '../client/use-ask.ts'
import { NothingYet } from '../document/cells.tsx'
import { Card } from '../ui/card.tsx'
import { Unanswered } from '../ui/error-state.tsx'
import { Loading } from '../ui/skeleton.tsx'

interface AskedCardProps<A> {
  readonly asked: Asked<A>
  /** Without one it waits and fails where it stands, as a tab does. */
  readonly title?: string
  readonly rows?: number
  /** At the right of the title as long as nothing is there. */
  readonly aside?: ReactNode
  /** What is said when the answer holds nothing. */
  readonly empty?: {
    readonly text: string
    readonly is: (answer: A) => boolean
    /** The way out of it. */
    readonly action?: (answer: A) => ReactNode
  }
  readonly children: (answer: A) => ReactNode
}

/** A part of a page whose content is asked first; it waits, fails and is empty by itself. */
export function AskedCard<A>({ asked, title, rows = 4, aside, empty, children }: AskedCardProps<A>) {
  if (asked.data !== undefined) {
    if (!empty?.is(asked.data)) return children(asked.data)
    const action = empty.action?.(asked.data)
    if (title === undefined) return <NothingYet text={empty.text} action={action} />
    return (
      <Card title={title} aside={aside}>
        <p className="text-muted-foreground">{empty.text}</p>
        {action && <div className="mt-4">{action}</div>}
      </Card>
    )
  }
  const waits = asked.failure ? <Unanswered asked={asked} /> : <Loading rows={rows} />
  if (title === undefined) return waits
  return (
    <Card title={title} heading="section" flush>
      {waits}
    </Card>
  )
}
