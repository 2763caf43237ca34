import type { KeyboardEvent } from 'react'

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [tabindex="-1"]), select, textarea'
const AMOUNT = 'input[inputmode=decimal]'

/**
 * Makes Enter mean one thing in every form: on. From an amount it goes to the next one that must be said, or to what must
 * be said and is still empty, or to the button that adds a row; from any other field to the next field, after the last to the
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
  const stops = field.matches(AMOUNT) ? stopsOf(form, field) : fields
  const at = stops.indexOf(field)
  const next = event.shiftKey ? stops[at - 1] : (stops[at + 1] ?? saveButton(form))
  // With nowhere to go what was written is marked: what is typed next takes its place, and is not written behind it.
  if (next) next.focus()
  else if (field instanceof HTMLInputElement) field.select()
}

/** Where one stops on the way from an amount; where no amount must be said, at each of them. */
function stopsOf(form: HTMLElement, field: HTMLElement): HTMLElement[] {
  const all = seen(form, `${FIELDS}, [data-adds-row]`)
  const mustBeSaid = (one: HTMLElement) => one.getAttribute('aria-required') === 'true'
  const isAnyNeeded = all.some((one) => one.matches(AMOUNT) && mustBeSaid(one))
  return all.filter((other) => {
    if (other === field) return true
    if (other.matches('[data-adds-row]')) return other.closest('[data-rows]')?.contains(field) === true
    if (other.matches(AMOUNT)) return mustBeSaid(other) || !isAnyNeeded
    return mustBeSaid(other) && isEmpty(other)
  })
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
