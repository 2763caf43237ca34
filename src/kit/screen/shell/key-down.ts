import { useLayoutEffect, useRef } from 'react'

/** Hears keys from the moment the page is seen: a practised hand is quicker than what runs after the first paint. */
export function useKeyDown(press: (event: KeyboardEvent) => void, { first = false } = {}): void {
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', hear, { capture: first })
    return () => removeEventListener('keydown', hear, { capture: first })
  }, [first])
}
