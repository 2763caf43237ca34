import { useEffect, useState, type ReactNode } from 'react'
import type { LaterPart } from '../client/later.tsx'
import type { Asked } from '../client/use-ask.ts'
import { Unanswered } from '../ui/error-state.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Loading } from '../ui/skeleton.tsx'

interface AskedSheetProps<A> {
  readonly title: string
  readonly asked: Asked<A>
  readonly onClose: () => void
  readonly width?: string
  /** The sheet itself, where it has a file of its own: without a frame meanwhile Esc would close nothing. */
  readonly of?: Pick<LaterPart<never>, 'warm'>
  /** The sheet itself, once its answer is there. */
  readonly children: (answer: A) => ReactNode
}

/**
 * A sheet that begins with an answer: waits for it in its own frame. What was answered before the last act is not begun
 * with; once begun, what comes later does not start it again.
 */
export function AskedSheet<A>({ title, asked, onClose, width, of, children }: AskedSheetProps<A>) {
  const [hasBegun, setBegun] = useState(false)
  const [isHere, setHere] = useState(!of)
  useEffect(() => {
    // What does not come says so itself, once it is drawn.
    void of?.warm().then(() => setHere(true))
  }, [of])
  if (!hasBegun && isHere && asked.data && !asked.isFetching) setBegun(true)
  if (hasBegun && asked.data) return children(asked.data)
  return (
    <Sheet open onClose={onClose} title={title} width={width}>
      {!asked.failure ? <Loading rows={6} /> : <Unanswered asked={asked} text={asked.failure.message} />}
    </Sheet>
  )
}
