import { refetchAll, refetchTouched } from '../client/answers.ts'
import { isHeld } from './hold.ts'
import { useHeard } from './heard.ts'

/** Tags of what no form begins with: they are asked again whatever stands open. */
const free: ReadonlySet<string> = new Set(['notices', 'comments', 'files', 'history'])

/** Screens that hear the same word do not all ask in the same moment. */
const LEAST_MS = 60
const SPREAD_MS = 340
/** As often as what has to wait is looked at again. */
const AGAIN_MS = 800

let waiting = new Set<string>()
let isAllWaiting = false
/** What is free to go is asked at once, and once: the rest may have to wait for an hour. */
let isFreeWaiting = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks again, in a moment, whatever reads one of these tags; while somebody types, when they are done. */
export function takeIn(topics: readonly string[]): void {
  for (const topic of topics) waiting.add(topic)
  later(LEAST_MS + Math.random() * SPREAD_MS)
}

/** Asks everything in sight again: something may have been missed. */
export function takeInAll(): void {
  isAllWaiting = true
  isFreeWaiting = true
  later(LEAST_MS + Math.random() * SPREAD_MS)
}

function later(ms: number): void {
  timer ??= setTimeout(ask, ms)
}

function ask(): void {
  timer = undefined
  const now = [...waiting].filter((topic) => free.has(topic))
  for (const topic of now) waiting.delete(topic)
  if (isFreeWaiting) now.push(...free)
  isFreeWaiting = false
  refetchTouched(now)
  if (waiting.size === 0 && !isAllWaiting) return
  if (isHeld()) return later(AGAIN_MS)

  useHeard.setState({ refetchedAt: performance.now() })
  if (isAllWaiting) refetchAll()
  else refetchTouched([...waiting])
  waiting = new Set()
  isAllWaiting = false
}
