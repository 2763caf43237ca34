import { useEffect, useRef, useState } from 'react'

/** The width there is, followed as it changes. */
export function useWidth() {
  const place = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(560)
  useEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, width] as const
}
