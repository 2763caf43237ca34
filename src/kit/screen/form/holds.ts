import type { FieldErrors, FormStore } from './store.ts'

/** Something a save waits for: a photo on its way. Answers what is wrong when it did not come. */
type Hold = () => Promise<FieldErrors>

const holds = new WeakMap<FormStore, Set<Hold>>()

/** Makes every save of this form wait, until the answer is called. */
export function holdSave(store: FormStore, hold: Hold): () => void {
  const here = holds.get(store) ?? new Set()
  holds.set(store, here.add(hold))
  return () => void here.delete(hold)
}

/** Waits for what holds a save; nothing when nothing does. */
export function heldBack(store: FormStore): Promise<FieldErrors> | undefined {
  const here = [...(holds.get(store) ?? [])]
  if (here.length === 0) return undefined
  return Promise.all(here.map((hold) => hold())).then((all) => Object.assign({}, ...all) as FieldErrors)
}

const patient = new WeakSet<FormStore>()

/** What this form saves may lie on the device until there is a signal, and its photos as well. */
export function letWait(store: FormStore): void {
  patient.add(store)
}

/** Whether a save of this form goes on without its photos. */
export function mayWait(store: FormStore): boolean {
  return patient.has(store)
}
