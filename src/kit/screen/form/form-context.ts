import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { FieldErrors, FormStore } from './store.ts'

/** The form a field stands in, and the prefix of its ids. */
export interface FormScope {
  readonly store: FormStore
  readonly id: string
  /** Where the bar that saves shows a sum that has no room beside the fields. */
  readonly bar?: HTMLElement | null
}

export const FormContext = createContext<FormScope | undefined>(undefined)

/** The form around this field. */
export function useFormScope(): FormScope {
  const scope = useContext(FormContext)
  if (!scope) throw new Error('A field stands outside of a form.')
  return scope
}

/** The value at a path; renders again only when that place changes. */
export function useValue<T = unknown>(path: string): T {
  const watched = useFormScope().store.watch(path)
  return useSyncExternalStore(watched.subscribe, watched.read) as T
}

const REST = 150

/** The value at a path as soon as typing rests: for sums over many rows, which no keystroke should wait for. */
export function useRestedValue<T = unknown>(path: string): T {
  return useRested(path, (value) => value as T)
}

/** What is made of it (a text or a number: only another one draws anew), as soon as typing rests. */
export function useRested<T>(path: string, of: (value: unknown) => T, rest = REST): T {
  const watched = useFormScope().store.watch(path)
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = watched.subscribe(() => {
        clearTimeout(timer)
        timer = setTimeout(listener, rest)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
    [watched, rest],
  )
  return useSyncExternalStore(subscribe, () => of(watched.read()))
}

/** The first sentence against a path, if any. */
export function useFieldError(path: string): string | undefined {
  const watched = useFormScope().store.watchError(path)
  return useSyncExternalStore(watched.subscribe, watched.read)
}

/** All sentences of the form. */
export function useErrors(): FieldErrors {
  const watched = useFormScope().store.watchErrors()
  return useSyncExternalStore(watched.subscribe, watched.read)
}

/** Whether something was typed since the last save. */
export function useDirty(store: FormStore): boolean {
  const watched = store.watchDirty()
  return useSyncExternalStore(watched.subscribe, watched.read)
}

/** The id of the control at a path; links in the summary of errors lead there. */
export function controlId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`
}
