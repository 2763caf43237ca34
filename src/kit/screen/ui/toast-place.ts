import { useLayoutEffect } from 'react'
import { useSonner } from 'sonner'

const WIDTH = 356
const GAP = 16

/** Where the toasts stand while a panel is open at the right: pixels from the right edge, or the room above its title. */
export function toastPlace(sheetLeft: number | undefined, toastBottom: number): { right?: number; room?: number } {
  if (sheetLeft === undefined) return {}
  return sheetLeft >= WIDTH + 2 * GAP ? { right: GAP } : { room: Math.ceil(toastBottom) }
}

/** Keeps toasts off the open panel's title and fields: beside it where there is room, else the panel begins below them. */
export function useToastPlace(): void {
  const { toasts } = useSonner()
  const isQuiet = toasts.length === 0
  useLayoutEffect(() => {
    if (isQuiet) return undefined
    const watch = new MutationObserver(put)
    watch.observe(document.body, { childList: true, subtree: true })
    put()
    return () => {
      watch.disconnect()
      set({})
    }
  }, [isQuiet])
}

function put(): void {
  const sheet = [...document.querySelectorAll<HTMLElement>('[data-side-sheet][data-state=open]')].at(-1)
  const shown = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed=true])')]
  // Each behind the first looks out beneath it.
  const bottom = Math.max(0, ...shown.map((one) => one.offsetHeight)) + 8 + 14 * Math.max(0, shown.length - 1)
  // Its own place, not where it still slides in from.
  const left = sheet?.offsetLeft
  const { right, room } = toastPlace(left, bottom)
  set({ ...(right !== undefined && left !== undefined && { right: innerWidth - left + right }), room })
}

function set({ right, room }: { readonly right?: number; readonly room?: number | undefined }): void {
  const { style } = document.documentElement
  style.setProperty('--toast-room', `${room ?? 0}px`)
  if (right === undefined) style.removeProperty('--toast-right')
  else style.setProperty('--toast-right', `${right}px`)
}
