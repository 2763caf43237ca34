import { toast } from 'sonner'
import { SECOND_FACTOR_ASKED } from '#kit/http/endpoint.ts'
import { tabName } from '../live/tab.ts'
import { readCookie } from './cookies.ts'
import { hearServerTime } from './server-clock.ts'
import { ApiFailure, failureOf, isAborted, UNREACHABLE } from './failure.ts'
import { askFactor } from './second-factor.ts'
import { whileSlow } from './slow.ts'

/** One call to the server. */
export interface Sending {
  readonly method: string
  readonly url: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Says nothing by itself, and may take its time: the caller shows how it goes and what went wrong. */
  readonly isQuiet?: boolean
  /** Carries the call instead of fetch: fetch cannot tell how much of a file is sent. */
  readonly via?: (url: string, init: RequestInit) => Promise<Response>
}

type Listener = (failure: ApiFailure) => void
const listeners = new Set<Listener>()

/** How many calls are under way, and how many have ended. */
export const calls = { open: 0, ended: 0 }

/** Hears of every failed answer: 401 asks for a login, 403 fetches the permissions again. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends one call: cookies and CSRF token go along, 200 to 299 is success, no time limit. A 419 fetches the CSRF cookie
 * and tries exactly once more; an act that asks for the second factor waits until it is given. Throws ApiFailure, after a toast; repeats replace each other.
 */
export async function send(sending: Sending): Promise<Response> {
  calls.open += 1
  const slow = sending.isQuiet ? patient(sending.signal) : whileSlow(sending.signal)
  try {
    const first = await attempt(sending, slow.signal)
    const response = (await isFactorGiven(first, slow.done)) ? await attempt(sending, slow.signal) : first
    hearServerTime(response.headers.get('date'))
    if (response.ok) return response
    throw await failureOf(response)
  } catch (error) {
    if (isAborted(error)) throw error
    const failure = error instanceof ApiFailure ? error : new ApiFailure(0, { message: UNREACHABLE })
    if (!sending.isQuiet) toast.error(failure.message, { id: 'api-error' })
    for (const listener of listeners) listener(failure)
    throw failure
  } finally {
    slow.done()
    calls.open -= 1
    calls.ended += 1
  }
}

// The person is asked over the page, which keeps what was typed; then the same call goes once more.
async function isFactorGiven(response: Response, stopWatching: () => void): Promise<boolean> {
  if (response.status !== 403) return false
  const refused = await failureOf(response.clone())
  if (refused.code !== SECOND_FACTOR_ASKED) return false
  stopWatching()
  return askFactor()
}

function patient(signal = new AbortController().signal) {
  return { signal, done: () => undefined }
}

async function attempt(sending: Sending, signal: AbortSignal): Promise<Response> {
  const isUnsafe = sending.method !== 'GET'
  // The very first unsafe call has no token yet: asking for it now saves a round that is sure to fail.
  if (isUnsafe && !readCookie('XSRF-TOKEN')) await refreshCsrf(signal)
  const first = await once(sending, signal)
  if (first.status !== 419) return first
  return (await refreshCsrf(signal)) ? once(sending, signal) : first
}

function once({ method, url, body, headers, via = fetch }: Sending, signal: AbortSignal): Promise<Response> {
  const token = readCookie('XSRF-TOKEN')
  const isForm = body instanceof FormData
  return via(url, {
    method,
    credentials: 'include',
    signal,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Tab': tabName,
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body, bigintAsText) }),
  })
}

async function refreshCsrf(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/sanctum/csrf-cookie', { credentials: 'include', signal })
    if (!response.ok) throw await failureOf(response)
    return true
  } catch (error) {
    if (isAborted(error)) throw error
    console.error('CSRF cookie could not be refreshed', error)
    return false
  }
}

/** Amounts travel as text; JSON knows no bigint. */
export function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
