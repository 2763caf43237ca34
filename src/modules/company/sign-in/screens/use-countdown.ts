import { useEffect, useState } from 'react'

/** Seconds left, counting down to 0; `start` begins again. */
export function useCountdown(from: number): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: setLeft }
}
