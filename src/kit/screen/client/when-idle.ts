const waiting: (() => void)[] = []

/** Does something when the browser has nothing better to do, one after the other; never for who saves data. */
export function whenIdle(work: () => void): void {
  if (typeof window === 'undefined' || savesData()) return
  waiting.push(work)
  if (waiting.length === 1) soon()
}

function soon(): void {
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) soon()
  }
  // Safari knows no idle moments.
  if ('requestIdleCallback' in window) window.requestIdleCallback(next, { timeout: 5000 })
  else setTimeout(next, 1000)
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}
