import { useEffect, useRef } from 'react'
import { useHeard } from './heard.ts'

/** An answer that comes this soon after the question holds what others changed. */
const SOON_MS = 4000

/** Lights up, once and quietly, the rows of a list that somebody else changed or added. */
export function useFlash(rows: readonly { readonly id: string }[] | undefined): void {
  const before = useRef(new Map<string, string>())
  useEffect(() => {
    const now = new Map(rows?.map((row) => [row.id, JSON.stringify(row)]))
    const earlier = before.current
    before.current = now
    const isOurs = performance.now() - useHeard.getState().refetchedAt > SOON_MS
    const common = [...now.keys()].filter((id) => earlier.has(id)).length
    // Another filter or page is another list, not a changed one.
    if (isOurs || earlier.size === 0 || common * 2 < now.size) return
    for (const [id, text] of now) if (earlier.get(id) !== text) light(id)
  }, [rows])
}

function light(id: string): void {
  for (const row of document.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)) {
    row.animate([{ backgroundColor: 'var(--primary-soft)' }, { backgroundColor: 'var(--primary-soft)' }, {}], {
      duration: 2200,
      easing: 'ease-out',
    })
  }
}
