import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useHoldLive } from '../live/hold.ts'
import type { FormStore } from './store.ts'

const never = () => () => {}
const always = () => true

/**
 * Holds live changes back while the form stands open. One that follows does so only while what is typed differs; untouched
 * it takes in what is saved now, though somebody else saved it. Answers how to say that its own save came last.
 */
export function useFollowing(store: FormStore, now: object, follows = false): () => void {
  // A form of many lines does not follow: it would be compared whole at every keystroke.
  const isOwn = useSyncExternalStore(follows ? store.onChange : never, follows ? store.isDirty : always)
  const text = follows ? JSON.stringify(now) : ''
  const known = useRef(text)
  const hasMissed = useRef(false)
  useHoldLive(isOwn)
  useEffect(() => {
    if (known.current !== text) hasMissed.current = true
    known.current = text
    if (!hasMissed.current || isOwn) return
    hasMissed.current = false
    store.replace(now, { clean: true })
  }, [text, isOwn])
  return () => {
    hasMissed.current = false
  }
}
