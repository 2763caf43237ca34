import { useEffect } from 'react'

let holders = 0

/** While a form stands open, nothing under it is replaced: what it began with is what it compares and sends. */
export function useHoldLive(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return
    holders += 1
    return () => {
      holders -= 1
    }
  }, [isHolding])
}

const WRITING = 'input:not([type=search], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

/** Whether what others changed has to wait: a form or dialog is open, or somebody is typing into the page. */
export function isHeld(): boolean {
  if (holders > 0 || document.querySelector('[role=dialog], [role=alertdialog]')) return true
  const at = document.activeElement
  return at instanceof HTMLElement && at.matches(WRITING) && !at.closest('[data-live-free]')
}
