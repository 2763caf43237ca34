import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { notify, unsay } from '../ui/toast.tsx'
import { refetchTouched } from './answers.ts'
import { ask } from './ask.ts'
import { ApiFailure, isAborted, type FieldErrors } from './failure.ts'
import { newKey } from './new-key.ts'

interface ActOptions<E extends Endpoint> {
  readonly onDone?: (answer: AnswerFrom<E>, input: InputOf<E>) => void
  /** Toast when it worked. */
  readonly say?: string | ((answer: AnswerFrom<E>) => string)
  /** Where to go when it worked. */
  readonly then?: string | ((answer: AnswerFrom<E>) => string)
}

/** What a screen can do with an act, and how the last try went. */
export interface Act<E extends Endpoint> {
  /** Does it; gives the answer, or undefined when it was refused. A second call while one is under way is ignored. */
  readonly now: (input: InputOf<E>, files?: Readonly<Record<string, Blob>>) => Promise<AnswerFrom<E> | undefined>
  /** The same, throwing ApiFailure when it was refused: for forms that place the refusal themselves. */
  readonly send: (input: InputOf<E>, files?: Readonly<Record<string, Blob>>) => Promise<AnswerFrom<E>>
  readonly isBusy: boolean
  /** Why it did not happen: the sentence to show in the page. Undefined when only fields are wrong. */
  readonly refusal: ApiFailure | undefined
  /** Texts at fields. */
  readonly errors: FieldErrors
  readonly clear: () => void
}

const none: FieldErrors = {}

/** One act on the server: not twice at once, one idempotency key until it succeeded, and lists that show it afterwards. */
export function useAct<E extends Endpoint>(endpoint: E, options: ActOptions<E> = {}): Act<E> {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const isUnderWay = useRef(false)
  const key = useRef<string>(undefined)

  async function send(input: InputOf<E>, files?: Readonly<Record<string, Blob>>): Promise<AnswerFrom<E>> {
    isUnderWay.current = true
    setBusy(true)
    if (endpoint.idempotent) key.current ??= newKey()
    try {
      const answer = await ask(endpoint, input, { key: key.current, files })
      finish(answer, input)
      return answer
    } catch (error) {
      if (error instanceof ApiFailure) setFailure(error)
      throw error
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  function now(input: InputOf<E>, files?: Readonly<Record<string, Blob>>): Promise<AnswerFrom<E> | undefined> {
    return isUnderWay.current ? Promise.resolve(undefined) : send(input, files).catch(quiet)
  }

  function finish(answer: AnswerFrom<E>, input: InputOf<E>): void {
    key.current = undefined
    // What was wrong a moment ago is not, and must not be read beside what came of it.
    if (failure) unsay('api-error')
    setFailure(undefined)
    refetchTouched(endpoint.touches)
    const { say, then, onDone } = options
    if (say) notify(typeof say === 'function' ? say(answer) : say)
    onDone?.(answer, input)
    if (then) void navigate({ to: typeof then === 'function' ? then(answer) : then })
  }

  const isOnlyFields = failure?.errors !== undefined && failure.code === undefined
  // The login over the page says it, and afterwards it is no longer true.
  const isSaidElsewhere = failure?.status === 401
  return {
    now,
    send,
    isBusy,
    refusal: isOnlyFields || isSaidElsewhere ? undefined : failure,
    errors: failure?.errors ?? none,
    clear: () => setFailure(undefined),
  }
}

/** A refusal has been said and kept; anything else is a bug and goes on. */
function quiet(error: unknown): undefined {
  if (!(error instanceof ApiFailure) && !isAborted(error)) throw error
  return undefined
}
