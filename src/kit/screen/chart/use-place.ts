import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/** Which place of a chart is looked at: under the pointer, under the finger, or by arrow keys. Escape lets go. */
export function usePlace(count: number, placeAt: (x: number) => number) {
  const [chosen, setChosen] = useState<number>()
  const place = chosen !== undefined && chosen < count ? chosen : undefined
  const point = (event: PointerEvent<HTMLElement>) => {
    const at = placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left)
    setChosen(at >= 0 && at < count ? at : undefined)
  }
  const press = (event: KeyboardEvent) => {
    const next = stepOf(event.key, place ?? count - 1, count)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next === 'none' ? undefined : next)
  }
  const follow = {
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setChosen(undefined),
    onFocus: () => setChosen((now) => now ?? count - 1),
    onBlur: () => setChosen(undefined),
    onKeyDown: press,
  }
  return [place, follow] as const
}

/** Where a key leads from a place. */
export function stepOf(key: string, from: number, count: number): number | 'none' | undefined {
  if (key === 'Escape') return 'none'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, from + 1)
  return undefined
}
