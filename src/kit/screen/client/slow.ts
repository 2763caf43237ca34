import { create } from 'zustand'

const PATIENCE = 8000

interface Slow {
  readonly calls: ReadonlySet<AbortController>
}

/** The calls that have been waiting for more than eight seconds. */
export const useSlow = create<Slow>()(() => ({ calls: new Set() }))

/** Stops every call that is waiting too long. */
export function cancelSlow(): void {
  for (const call of useSlow.getState().calls) call.abort()
}

/** Watches one call; its signal also follows the caller's own. */
export function whileSlow(outer?: AbortSignal): { signal: AbortSignal; done: () => void } {
  const call = new AbortController()
  const timer = setTimeout(() => useSlow.setState(({ calls }) => ({ calls: new Set([...calls, call]) })), PATIENCE)
  const stop = () => call.abort()
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop)
  return {
    signal: call.signal,
    done: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
      if (useSlow.getState().calls.has(call)) {
        useSlow.setState(({ calls }) => ({ calls: new Set([...calls].filter((other) => other !== call)) }))
      }
    },
  }
}
