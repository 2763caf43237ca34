import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../client/failure.ts'

/** How long after the last key what was pressed is sent, in milliseconds. */
const PAUSE = 500

interface SavedAfterPause<Row> {
  /** What a row is about: a later one of the same takes the place of an earlier one that waits. */
  readonly keyOf: (row: Row) => string
  /** Most rows that are sent at once. */
  readonly most: number
  /** Sends rows; what it refuses in part it says by `refuse`. */
  readonly send: (rows: readonly Row[], refuse: (why: string | undefined) => void) => Promise<void>
  /** Runs when none of the rows was taken. */
  readonly onRefused: (rows: readonly Row[]) => void
}

/** Holds what is pressed in a sheet until one pauses, sends it, and loses nothing when one leaves the page meanwhile. */
export function useSavedAfterPause<Row>(options: SavedAfterPause<Row>) {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const waiting = useRef(new Map<string, Row>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(options)
  useEffect(() => void (latest.current = options))

  const flush = useCallback(async function sendHeld(): Promise<void> {
    clearTimeout(timer.current)
    const held = [...waiting.current.entries()].slice(0, latest.current.most)
    if (held.length === 0) return
    for (const [key] of held) waiting.current.delete(key)
    const rows = held.map(([, row]) => row)
    setSaving(true)
    try {
      setRefusal(undefined)
      await latest.current.send(rows, setRefusal)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setRefusal(error.message)
      latest.current.onRefused(rows)
    } finally {
      setSaving(false)
      if (waiting.current.size > 0) timer.current = setTimeout(() => void sendHeld(), PAUSE)
    }
  }, [])

  useEffect(() => () => void flush(), [flush])

  const hold = useCallback(
    (row: Row) => {
      waiting.current.set(latest.current.keyOf(row), row)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), PAUSE)
    },
    [flush],
  )
  const isHolding = useCallback(() => waiting.current.size > 0, [])
  return { hold, isHolding, isSaving, refusal }
}
