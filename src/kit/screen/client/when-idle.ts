import { calls } from './send.ts'

const waiting: (() => void)[] = []

/** No longer than this does the first page hold back what is only fetched in case. */
const FIRST_PAGE = 4000

/** Does something when the browser has nothing better to do, one after the other; never for who saves data. */
export function whenIdle(work: () => void): void {
  if (!savesData()) afterFirstPage(work)
}

/** The same for whoever saves data too: for what spares data later. */
export function afterFirstPage(work: () => void): void {
  if (typeof window === 'undefined') return
  waiting.push(work)
  if (waiting.length === 1) soon()
}

function soon(): void {
  const next = () => {
    if (isFirstPageComing()) return void setTimeout(soon, 100)
    waiting.shift()?.()
    if (waiting.length > 0) soon()
  }
  // Safari knows no idle moments.
  if ('requestIdleCallback' in window) window.requestIdleCallback(next, { timeout: 5000 })
  else setTimeout(next, 1000)
}

/** Until the first page has what it asked for, the browser is idle only because it waits for that. */
function isFirstPageComing(): boolean {
  return performance.now() < FIRST_PAGE && (calls.ended === 0 || calls.open > 0)
}

function savesData(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean }).saveData === true
  )
}
