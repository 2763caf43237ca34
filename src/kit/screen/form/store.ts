import { pathsAbove, touches, valueAt, withValue } from './path.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What a component subscribes to: one place of the form, with a stable identity per path. */
export interface Watched<T> {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => T
}

/** Values, errors and names of one form. A write wakes only those who watch that place. */
export interface FormStore {
  read(path: string): unknown
  write(path: string, value: unknown): void
  /** Puts other values in place of all (a restored draft, a reload). */
  replace(values: unknown, how?: { clean?: boolean }): void
  isDirty(): boolean
  /** The values as they were last loaded or saved. */
  saved(): unknown
  /** Declares the present values saved. */
  settle(): void
  errors(): FieldErrors
  refuse(errors: FieldErrors): void
  /** The name of a field as typed on screen, for the summary of errors; `lines.*.qty` names a column. */
  name(path: string, label: string): () => void
  nameOf(path: string): string | undefined
  watch(path: string): Watched<unknown>
  watchError(path: string): Watched<string | undefined>
  watchErrors(): Watched<FieldErrors>
  watchDirty(): Watched<boolean>
  onChange(listener: () => void): () => void
}

/** Opens a form on its first values. */
export function formStore(initial: unknown): FormStore {
  let values = initial
  let clean = initial
  let dirty = false
  let errors: FieldErrors = {}
  const names = new Map<string, string>()
  const places = listeners()
  const faults = listeners()
  const states = listeners()
  const changes = listeners()

  const store: FormStore = {
    read: (path) => valueAt(values, path),
    write(path, value) {
      const before = valueAt(values, path)
      if (Object.is(before, value)) return
      values = withValue(values, path, value)
      forget(path)
      setDirty(true)
      // Nothing lies below a text: a keystroke need not look through all that is watched.
      if (isLeaf(before) && isLeaf(value)) places.wakeAt(pathsAbove(path))
      else places.wake((watched) => touches(path, watched))
      changes.wake()
    },
    replace(next, how = {}) {
      values = next
      if (how.clean) clean = next
      setErrors({})
      setDirty(!how.clean && !same(clean, next))
      places.wake()
      changes.wake()
    },
    saved: () => clean,
    isDirty: () => dirty && !same(clean, values),
    settle() {
      clean = values
      setDirty(false)
    },
    errors: () => errors,
    refuse: (next) => setErrors(next),
    name(path, label) {
      names.set(path, label)
      return () => void names.delete(path)
    },
    nameOf: (path) => names.get(path) ?? names.get(path.replace(/\.\d+\./, '.*.')),
    watch: memo((path) => ({
      subscribe: (listener: () => void) => places.add(path, listener),
      read: () => valueAt(values, path),
    })),
    watchError: memo((path) => ({
      subscribe: (listener: () => void) => faults.add(path, listener),
      read: () => errors[path]?.[0],
    })),
    watchErrors: memo(() => ({ subscribe: (listener: () => void) => faults.add('', listener), read: () => errors })),
    watchDirty: memo(() => ({ subscribe: (listener: () => void) => states.add('', listener), read: () => dirty })),
    onChange: (listener) => changes.add('', listener),
  }

  function forget(path: string) {
    if (!Object.keys(errors).some((at) => touches(path, at) && at !== '')) return
    setErrors(
      Object.fromEntries(
        Object.entries(errors).filter(([at]) => at === '' || !(at === path || at.startsWith(`${path}.`))),
      ),
    )
  }
  function setErrors(next: FieldErrors) {
    errors = next
    faults.wake()
  }
  function setDirty(next: boolean) {
    if (dirty === next) return
    dirty = next
    states.wake()
  }
  return store
}

function isLeaf(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Keeps one answer per path, so that a hook sees the same functions at every render. */
function memo<T>(make: (path: string) => T): (path?: string) => T {
  const made = new Map<string, T>()
  return (path = '') => {
    const known = made.get(path)
    if (known) return known
    const fresh = make(path)
    made.set(path, fresh)
    return fresh
  }
}

function listeners() {
  const at = new Map<string, Set<() => void>>()
  return {
    add(path: string, listener: () => void) {
      const here = at.get(path) ?? new Set()
      at.set(path, here.add(listener))
      return () => void here.delete(listener)
    },
    wakeAt(paths: readonly string[]) {
      for (const path of paths) for (const listener of at.get(path) ?? []) listener()
    },
    wake(sees: (watched: string) => boolean = () => true) {
      for (const [watched, here] of at) if (here.size > 0 && sees(watched)) for (const listener of [...here]) listener()
    },
  }
}
