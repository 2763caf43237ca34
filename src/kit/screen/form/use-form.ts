import { useEffect, useId, useRef, useState } from 'react'
import { now } from '#kit/clock.ts'
import { useAuth } from '../client/auth.ts'
import { draftName, dropDraft, keepDraft, readDraft, type Draft } from './draft.ts'
import { unsay } from '../ui/toast.tsx'
import { heldBack, letWait } from './holds.ts'
import { faultOf, placedErrors, type Fault } from './fault.ts'
import { formStore, type FieldErrors, type FormStore } from './store.ts'
import { useFollowing } from './use-following.ts'

/** What follows a save: leave the form, start another one, or do the form's second act with it. */
export type Then = 'close' | 'again' | 'also' | 'onward'

interface FormOptions<V, A> {
  readonly initial: V
  /** `initial` is what is saved now: while nothing is typed, the form takes in what others save. */
  readonly follows?: boolean
  /** The name under which typing is kept on this device; none for forms too small to lose. */
  readonly draft?: string
  /** What is saved may wait on this device for a signal: `save` goes by the outbox. */
  readonly mayWait?: boolean
  /** Drops blank rows before anything is checked or sent. */
  readonly prepare?: (store: FormStore) => void
  /** What can be refused without asking the server. */
  readonly check?: (values: V) => FieldErrors
  readonly save: (values: V, then: Then) => Promise<A>
  /** Runs when the values are safe: a toast, and the way on. */
  readonly saved: (answer: A, then: Then) => void
}

/** A form as its screen holds it. */
export interface FormHandle {
  readonly id: string
  readonly store: FormStore
  readonly isSaving: boolean
  /** Refused saves so far; the summary takes the focus at each. */
  readonly attempt: number
  readonly conflict: Fault['conflict']
  /** `isOn`: typing is kept on this device. */
  readonly draft: {
    readonly isOn: boolean
    readonly keptAt?: string
    readonly found?: Draft
    restore(): void
    discard(): void
  }
  /** Answers whether the values are saved. */
  submit(then: Then): Promise<boolean>
  closeConflict(): void
  /** Compares with what somebody else has saved, before saving would tell. */
  compare(their: NonNullable<Fault['conflict']>): void
}

/** Holds the values of a form, keeps a draft, sends it once, and puts refusals at their fields. */
export function useForm<V extends object, A>(options: FormOptions<V, A>): FormHandle {
  const id = useId().replaceAll(/[^A-Za-z0-9]/g, '')
  const [store] = useState(() => {
    const made = formStore(options.initial)
    if (options.mayWait) letWait(made)
    return made
  })
  const [isSaving, setSaving] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [conflict, setConflict] = useState<Fault['conflict']>()
  const busy = useRef(false)
  const draft = useDraft(store, options.draft)
  const wasLast = useFollowing(store, options.initial, options.follows)

  const refuse = (errors: FieldErrors) => {
    store.refuse(placedErrors(store, errors))
    setAttempt((count) => count + 1)
  }
  const fail = (error: unknown) => {
    const fault = faultOf(error)
    if (fault.conflict) setConflict(fault.conflict)
    refuse(Object.keys(fault.errors).length > 0 ? fault.errors : { '': [fault.message] })
    return false
  }
  const send = async (then: Then) => {
    const held = heldBack(store)
    const missing = held && (await held)
    if (missing && Object.keys(missing).length > 0) {
      refuse(missing)
      return false
    }
    const answer = await options.save(store.read('') as V, then)
    // What was wrong at the last attempt is not any more.
    if (attempt > 0) unsay('api-error')
    store.settle()
    wasLast()
    draft.discard()
    setAttempt(0)
    if (then === 'again') store.replace(options.initial, { clean: true })
    options.saved(answer, then)
    return true
  }
  const submit = async (then: Then) => {
    if (busy.current) return false
    options.prepare?.(store)
    const errors = options.check?.(store.read('') as V) ?? {}
    if (Object.keys(errors).length > 0) {
      refuse(errors)
      return false
    }
    busy.current = true
    setSaving(true)
    try {
      return await send(then)
    } catch (error) {
      return fail(error)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  return {
    id,
    store,
    isSaving,
    attempt,
    conflict,
    draft,
    submit,
    closeConflict: () => setConflict(undefined),
    compare: setConflict,
  }
}

/** Keeps typing on this device and offers what an earlier visit left behind. */
function useDraft(store: FormStore, form: string | undefined): FormHandle['draft'] {
  const user = useAuth((auth) => auth.user)
  const name = form && user ? draftName({ userId: user.id, companyId: user.companyId ?? '' }, form) : undefined
  const [keptAt, setKeptAt] = useState<string>()
  const [found, setFound] = useState(() => (name ? readDraft(localStorage, name) : undefined))
  useEffect(() => {
    if (!name) return
    const keeping = keepDraft(store, {
      shelf: localStorage,
      name,
      now,
      onKept: setKeptAt,
      path: location.pathname + location.search,
    })
    const keepNow = () => keeping.now()
    addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      keepNow()
      keeping.stop()
      removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [store, name])
  return {
    isOn: name !== undefined,
    keptAt,
    found,
    restore() {
      // A draft of an earlier release lacks the fields the form got since.
      if (found) store.replace({ ...(store.read('') as object), ...(found.values as object) })
      setFound(undefined)
    },
    discard() {
      if (name) dropDraft(localStorage, name)
      setFound(undefined)
      setKeptAt(undefined)
    },
  }
}
