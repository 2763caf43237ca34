import { useEffect } from 'react'

/** Asks again, every so many milliseconds, while something that was begun is still at work. */
export function useReloadWhile(isAtWork: boolean, reload: () => void, everyMs = 1500): void {
  useEffect(() => {
    if (!isAtWork) return undefined
    const timer = setInterval(reload, everyMs)
    return () => clearInterval(timer)
  }, [isAtWork, reload, everyMs])
}
