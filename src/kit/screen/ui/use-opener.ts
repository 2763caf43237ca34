import { useEffect, useState } from 'react'

type Opener = Element | null | undefined

interface Was {
  readonly isOpen: boolean
  readonly at?: Opener
  readonly before?: Opener
}

// Of the panel opened last: a sheet that waits for its data is followed by another, which has the same opener.
let latest: Opener

/**
 * Remembers what had the focus when a panel opened; the answer gives it back, as `onCloseAutoFocus` of the panel.
 * Of an entry of a menu, which is gone by then, the button of the menu gets it. What has the focus already keeps it.
 */
export function useOpener(isOpen: boolean): () => void {
  // While rendering: a field that takes the focus at once has it before any effect runs.
  const [was, setWas] = useState<Was>({ isOpen: false })
  if (was.isOpen !== isOpen) setWas({ ...was, isOpen, ...(isOpen && { at: openerNow(), before: latest }) })
  useEffect(() => {
    if (was.isOpen) latest = openerOf(was)
  }, [was])
  return () => {
    const at = openerOf(was)
    if (document.activeElement === document.body && at instanceof HTMLElement) at.focus()
  }
}

const openerOf = ({ at, before }: Was) => (at?.isConnected ? at : before)

function openerNow(): Opener {
  const at = document.activeElement
  const menu = at?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : at
}
