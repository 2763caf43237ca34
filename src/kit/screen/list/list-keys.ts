import { useEffect, useRef } from 'react'

/** What the keys of a list do. */
export interface ListKeys {
  readonly search: () => void
  readonly filter: () => void
  readonly create: () => void
  readonly step: (by: 1 | -1) => void
  readonly select: () => void
  readonly edit: () => void
  readonly leave: () => void
}

const WRITING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]'
const FLOATING = '[role=dialog], [role=menu], [role=listbox]'

/** True while a key belongs to what is being written or to what floats above the page. */
export function isTaken(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>,
): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const { target } = event
  return target instanceof HTMLElement && (target.matches(WRITING) || target.closest(FLOATING) !== null)
}

/** Single keys may be switched off in the account's settings. */
export function areKeysOn(): boolean {
  return localStorage.getItem('pintasan') !== 'mati'
}

/** / search · F filter · N new · J K ↑ ↓ row · X select · E edit · Esc clears. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event) || !areKeysOn()) return
      const act = actOf(event.key, latest.current, event.target)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function actOf(key: string, keys: ListKeys, target: EventTarget | null): (() => void) | undefined {
  const isOnTabs = target instanceof HTMLElement && target.closest('[role=tablist], [role=radiogroup]') !== null
  if (isOnTabs && key.startsWith('Arrow')) return undefined
  const acts: Record<string, () => void> = {
    '/': keys.search,
    f: keys.filter,
    n: keys.create,
    j: () => keys.step(1),
    ArrowDown: () => keys.step(1),
    k: () => keys.step(-1),
    ArrowUp: () => keys.step(-1),
    x: keys.select,
    e: keys.edit,
    Escape: keys.leave,
  }
  return acts[key.length === 1 ? key.toLowerCase() : key]
}
