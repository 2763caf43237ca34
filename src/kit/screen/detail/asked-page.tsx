import { useState, type ReactNode } from 'react'
import type { Asked } from '../client/use-ask.ts'
import { GoButton } from '../shell/go.tsx'
import { Page } from '../shell/page.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Unanswered } from '../ui/error-state.tsx'
import { Loading } from '../ui/skeleton.tsx'

interface Place {
  /** What stands in the head until the answer is there. */
  readonly title: string
  readonly back: string
}

interface AskedPageProps<A> extends Place {
  readonly asked: Asked<A>
  /** For forms: waits for the newest answer, never begins on a remembered one. */
  readonly fresh?: boolean
  readonly children: (answer: A) => ReactNode
}

/** A page about one record: waits for it, says when it is not there, may not be seen, or did not come. */
export function AskedPage<A>({ asked, title, back, fresh, children }: AskedPageProps<A>) {
  const [isReady, setReady] = useState(fresh !== true)
  if (!isReady && !asked.isFetching && asked.data !== undefined) setReady(true)
  if (isReady && asked.data !== undefined) return children(asked.data)
  return <ComingPage asked={asked} title={title} back={back} />
}

/** A page whose record or form is on its way: bars in a card, or in the same card why it does not come. */
export function ComingPage<A>({ asked, title, back }: Partial<Pick<AskedPageProps<A>, 'asked'>> & Place) {
  return (
    <Page title={title} back={back}>
      <Card flush>
        {asked?.failure && !asked.isFetching ? <Failed asked={asked} back={back} /> : <Loading rows={8} />}
      </Card>
    </Page>
  )
}

function Failed<A>({ asked, back }: { readonly asked: Asked<A>; readonly back: string }) {
  if (asked.failure?.status !== 404) return <Unanswered asked={asked} />
  // That it was not found is what the toast says; the page says why that may be, and where to go.
  return (
    <Empty
      title="Mungkin sudah dihapus, atau milik perusahaan lain."
      actions={<GoButton to={back}>Ke daftar</GoButton>}
    />
  )
}
