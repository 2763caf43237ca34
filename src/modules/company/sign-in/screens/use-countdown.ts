import { useCallback, useEffect, useState } from 'react'
import { now } from '#kit/clock.ts'

/**
 * Seconds left, down to 0; `start` begins again. They are told by the clock and not by counting ticks: a phone that
 * was put away, to read the mail with the code in another application, makes no ticks meanwhile.
 */
export function useCountdown(from: number): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(() => endAfter(from))
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (left <= 0) return
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - now().getTime()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [end, left])
  const start = useCallback((seconds: number) => {
    setEnd(endAfter(seconds))
    setLeft(seconds)
  }, [])
  return { left, start }
}

function endAfter(seconds: number): number {
  return now().getTime() + seconds * 1000
}
