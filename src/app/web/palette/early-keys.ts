/** What was pressed before there was a field for it. */
export interface Early {
  readonly text: string
  /** Enter came after it: the first hit is meant. */
  readonly isEntered: boolean
}

export interface EarlyKeys {
  /** Hands over what was kept and lets the keys go; once. */
  take(): Early
}

const NONE: Early = { text: '', isEntered: false }

/** Nobody types that long into nothing: then the page gets its keys back. */
const LONGEST_MS = 10_000

/**
 * Keeps the keys from the moment the search is called until its field can take them: without it they would go to the page
 * beneath, as shortcuts or into the field that has the focus. Esc gives up.
 */
export function keepEarlyKeys(giveUp: () => void): EarlyKeys {
  let kept = NONE
  let isHeld = true
  const hold = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Escape') giveUp()
    else if (event.key === 'Enter') kept = { ...kept, isEntered: kept.text !== '' }
    else if (event.key === 'Backspace') kept = { text: kept.text.slice(0, -1), isEntered: false }
    else if ([...event.key].length === 1) kept = { text: kept.text + event.key, isEntered: false }
  }
  const letGo = () => window.removeEventListener('keydown', hold, { capture: true })
  window.addEventListener('keydown', hold, { capture: true })
  const timer = setTimeout(letGo, LONGEST_MS)
  return {
    take() {
      clearTimeout(timer)
      letGo()
      const taken = isHeld ? kept : NONE
      isHeld = false
      return taken
    },
  }
}
