import type { KeyboardEvent } from 'react'

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [tabindex="-1"]), select, textarea'
const AMOUNT = 'input[inputmode=decimal]'

/**
 * Makes Enter mean one thing in every form: on. From an amount it goes to the next one that must be said (or to the next
 * row's empty field, or to the button that adds a row), from any other field to the next field, after the last to the
 * button that saves; Shift+Enter goes back. Optional amounts are passed, Tab reaches them. A field that has a use of its
 * own for Enter takes the key before.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target as HTMLElement
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  // A sheet that stands over a form is no part of it, though its keys are heard here too.
  const form = event.currentTarget
  if (field.closest('[data-form]') !== form || !field.matches(FIELDS) || field.matches('textarea')) return
  const fields = seen(form, FIELDS)
  // Where there is one thing to write, Enter says that it is written.
  if (fields.length === 1) return
  event.preventDefault()
  const stops = field.matches(AMOUNT) ? seen(form, `${FIELDS}, [data-adds-row]`).filter(isStopOf(field)) : fields
  const at = stops.indexOf(field)
  if (event.shiftKey) stops[at - 1]?.focus()
  else (stops[at + 1] ?? saveButton(form))?.focus()
}

function isStopOf(field: HTMLElement): (other: HTMLElement) => boolean {
  return (other) => {
    if (other === field) return true
    if (other.matches('[data-adds-row]')) return other.closest('[data-rows]')?.contains(field) === true
    if (other.getAttribute('aria-required') !== 'true') return false
    return other.matches(AMOUNT) || (other.matches('[role=combobox], [data-rows] input') && isEmpty(other))
  }
}

function isEmpty(field: HTMLElement): boolean {
  return (field as HTMLInputElement).value === ''
}

function seen(form: HTMLElement, what: string): HTMLElement[] {
  const found = [...form.querySelectorAll<HTMLElement>(what)]
  return found.filter((one) => !one.matches(':disabled') && one.checkVisibility?.() !== false)
}

function saveButton(form: HTMLElement): HTMLElement | null {
  return (form.closest('[role=dialog]') ?? document).querySelector<HTMLElement>('[data-saves]')
}
