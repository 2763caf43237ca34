import { useEffect, useRef } from 'react'

/** Remembers which row of a list was left, for the way back. */
export function leaveRow(path: string, id: string): void {
  sessionStorage.setItem(`baris:${path}`, id)
}

/** The row under the cursor of a list: walked with J and K, and found again on the way back from its page. */
export function useLeftRow(path: string, ids: readonly string[] | undefined) {
  const key = `baris:${path}`
  const isRestored = useRef(false)
  const has = ids !== undefined
  useEffect(() => {
    if (!has || isRestored.current) return
    isRestored.current = true
    const left = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    // After the frame has moved the focus to the heading; never away from what somebody has opened meanwhile.
    const timer = left ? setTimeout(() => isIdle() && focusRow(left), 60) : undefined
    return () => clearTimeout(timer)
  }, [has, key])

  const current = () => {
    const focused = document.activeElement
    return focused instanceof HTMLElement ? focused.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
  }
  return {
    remember: (id: string) => leaveRow(path, id),
    current,
    step(by: 1 | -1) {
      const at = ids?.indexOf(current() ?? '') ?? -1
      const next = ids?.[at < 0 ? 0 : Math.min(Math.max(at + by, 0), ids.length - 1)]
      if (next) focusRow(next)
    },
  }
}

/** Nobody, person or page, has put the focus anywhere but on the heading. */
function isIdle(): boolean {
  const here = document.activeElement
  return here === null || here === document.body || here.tagName === 'H1'
}

function focusRow(id: string) {
  for (const row of document.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)) {
    if (row.offsetParent === null) continue
    const link = row.querySelector<HTMLElement>('a, button')
    row.scrollIntoView({ block: 'nearest' })
    link?.focus({ preventScroll: true })
  }
}
