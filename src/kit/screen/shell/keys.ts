import { useEffect, useRef } from 'react'
import { preferenceNow } from '../client/preferences.ts'

const WRITING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]'
const FLOATING = '[role=dialog], [role=menu], [role=listbox]'

/** True while a key belongs to what is being written or to what floats above the page. */
function isTaken(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>,
): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const { target } = event
  return target instanceof HTMLElement && (target.matches(WRITING) || target.closest(FLOATING) !== null)
}

/** Single keys may be switched off in the account's settings. */
function areKeysOn(): boolean {
  return preferenceNow('keys', { single: true }).single
}

type ActOf = (key: string, target: EventTarget | null) => (() => void) | undefined

/** Single keys: answers what a key does here, or nothing. The shell's are heard before the page's. */
export function useSingleKeys(actOf: ActOf, { first = false }: { readonly first?: boolean } = {}): void {
  const latest = useRef(actOf)
  useEffect(() => {
    latest.current = actOf
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event) || !areKeysOn()) return
      const act = latest.current(event.key.length === 1 ? event.key.toLowerCase() : event.key, event.target)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press, { capture: first })
    return () => removeEventListener('keydown', press, { capture: first })
  }, [first])
}

/** Alt+Enter takes the one next step of a document, unless something floats above it. */
export function useStepKey(take: (() => void) | undefined): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isStep = event.altKey && event.key === 'Enter' && !event.ctrlKey && !event.metaKey
      if (!isStep || event.defaultPrevented || !latest.current || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
