import { Suspense, type ReactNode } from 'react'
import { lazy } from '../client/lazy.tsx'
import type { TalkProps } from '../comments/talk.tsx'
import { Card } from '../ui/card.tsx'
import { Loading } from '../ui/skeleton.tsx'
import type { Happening } from './timeline.tsx'

// It stands below what people came for: the page does not wait for it.
const Talk = lazy(() => import('../comments/talk.tsx').then((parts) => ({ default: parts.Talk })))
const RecordTalk = lazy(() => import('../comments/talk.tsx').then((parts) => ({ default: parts.RecordTalk })))

interface FrameProps {
  readonly title?: string
  /** Without a card of its own: the content of a tab. */
  readonly isBare?: boolean
}

interface ActivityProps extends TalkProps, FrameProps {
  readonly rows: readonly Happening[] | undefined
}

/** What was done to a record and what was said about it. */
export function Activity({ title, isBare, ...about }: ActivityProps) {
  return (
    <Frame title={title} isBare={isBare}>
      <Talk key={about.ownerId} {...about} />
    </Frame>
  )
}

interface RecordActivityProps extends TalkProps, FrameProps {
  /** How its fields are called. */
  readonly labels?: Readonly<Record<string, string>>
}

const none = {}

/** The same for a record whose history is its own alone. */
export function RecordActivity({ title, isBare, labels = none, ...about }: RecordActivityProps) {
  return (
    <Frame title={title} isBare={isBare}>
      <RecordTalk key={about.ownerId} labels={labels} {...about} />
    </Frame>
  )
}

function Frame({ title = 'Aktivitas & komentar', isBare, children }: FrameProps & { readonly children: ReactNode }) {
  const content = <Suspense fallback={<Loading rows={3} />}>{children}</Suspense>
  if (isBare) return <div className="pt-5">{content}</div>
  return (
    <Card title={title} flush>
      {content}
    </Card>
  )
}
