import type { ReactNode } from 'react'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'

interface TabFaceProps<A> {
  readonly asked: Asked<A>
  readonly empty: string
  readonly hint: string
  readonly children: (answer: A) => ReactNode
}

/** A tab whose rows are asked first; it waits, fails and says when there is nothing. */
export function TabFace<A extends { readonly rows: readonly unknown[] }>(props: TabFaceProps<A>) {
  const { asked, empty, hint, children } = props
  if (asked.failure) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading />
  return asked.data.rows.length === 0 ? <Empty title={empty} text={hint} /> : children(asked.data)
}
