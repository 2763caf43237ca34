import type { Step } from '../detail/status-stepper.tsx'

/** A step of a document's life and whether it was reached. */
export type Reached = Omit<Step, 'state'> & { readonly isReached: boolean }

/** The life of a document: what was reached is done, what follows the last of it is now. */
export function lifeOf(steps: readonly Reached[]): readonly Step[] {
  const now = steps.findLastIndex((step) => step.isReached)
  const isEnd = now === steps.length - 1
  return steps.map(({ isReached, ...step }, index) => ({ ...step, state: stateOf({ index, now, isEnd, isReached }) }))
}

interface Place {
  readonly index: number
  readonly now: number
  readonly isEnd: boolean
  readonly isReached: boolean
}

// A draft is still being written: its own step is now, not done.
function stateOf({ index, now, isEnd, isReached }: Place): Step['state'] {
  if (isReached) return index === now && !isEnd && index === 0 ? 'now' : 'done'
  return index === now + 1 && now > 0 ? 'now' : 'ahead'
}
