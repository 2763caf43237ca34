import { meantBy } from '#kit/preferences/letters.ts'
import { preferenceNow } from '../client/preferences.ts'
import { useKeyDown } from './key-down.ts'

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

/** `key` is what a key means, whatever letter the person gave it; `pressed` is the key itself. */
type ActOf = (key: string, target: EventTarget | null, pressed: string) => (() => void) | undefined

/** Single keys may be switched off, or given other letters, in the account's settings. */
function actFor(event: KeyboardEvent, actOf: ActOf): (() => void) | undefined {
  const { single, letters = {} } = preferenceNow('keys', { single: true })
  if (!single || isTaken(event)) return undefined
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return actOf(meantBy(pressed, letters) ?? '', event.target, pressed)
}

/** Single keys: answers what a key does here, or nothing. The shell's are heard before the page's. */
export function useSingleKeys(actOf: ActOf, { first = false }: { readonly first?: boolean } = {}): void {
  const press = (event: KeyboardEvent) => {
    const act = actFor(event, actOf)
    if (!act) return
    event.preventDefault()
    act()
  }
  useKeyDown(press, { first })
}

/** Alt+Enter takes the one next step of a document, unless something floats above it. */
export function useStepKey(take: (() => void) | undefined): void {
  useAltKey('Enter', take)
}

/** Alt and a key, by where it lies (with Alt some keyboards write another sign) or by name (either Enter). Rests while something floats above. */
export function useAltKey(code: string, take: (() => void) | undefined): void {
  useKeyDown((event) => {
    const isIt = event.altKey && (event.code === code || event.key === code) && !event.ctrlKey && !event.metaKey
    if (!isIt || event.defaultPrevented || !take || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    take()
  })
}
