import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 767px)'

/** True on a phone's width, where rows stand as cards and every cell carries its own label. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(NARROW).matches === true)
}

function subscribe(changed: () => void): () => void {
  const query = globalThis.matchMedia?.(NARROW)
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
