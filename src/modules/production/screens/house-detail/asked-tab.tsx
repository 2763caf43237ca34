import type { ReactNode } from 'react'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'

interface AskedTabProps<A> {
  readonly asked: Asked<A>
  /** What is said when there is nothing. */
  readonly empty: string
  readonly isEmpty: (answer: A) => boolean
  readonly children: (answer: A) => ReactNode
}

/** A part of a page that asks for itself: loading, failed, empty, or what there is. */
export function AskedTab<A>({ asked, empty, isEmpty, children }: AskedTabProps<A>) {
  if (asked.data !== undefined) return isEmpty(asked.data) ? <NothingYet text={empty} /> : children(asked.data)
  return asked.failure ? <ErrorState text={asked.failure.message} onRetry={asked.reload} /> : <Loading rows={5} />
}
