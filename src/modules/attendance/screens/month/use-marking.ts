import { useCallback, useEffect, useRef, useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { markEmployeeDays, type DayMark } from '../../days/contract.ts'

/** Marks of one person that the answer shown does not have yet, by day; once saved, the next answer has them. */
export type OwnMarks = Readonly<Record<string, { readonly mark: DayMark | null; readonly savedOver?: number }>>

type Kept = Readonly<Record<string, OwnMarks>>

/** How long after the last key the marks are sent, in milliseconds. */
const PAUSE = 500

/** Marks days at once on the screen and a moment later on the server; what is refused goes back to what it was. */
export function useMarking(updatedAt: number) {
  const shown = useRef(updatedAt)
  useEffect(() => void (shown.current = updatedAt), [updatedAt])
  const [kept, setKept] = useState<Kept>({})
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const waiting = useRef(new Map<string, { employeeId: string; day: string; mark: DayMark | null }>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    const marks = [...waiting.current.values()].slice(0, 500)
    if (marks.length === 0) return
    for (const { employeeId, day } of marks) waiting.current.delete(`${employeeId} ${day}`)
    setSaving(true)
    try {
      await doAct(markEmployeeDays, { marks })
      setRefusal(undefined)
      setKept((now) => settled(now, marks, shown.current))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setRefusal(error.message)
      setKept((now) => settled(now, marks, -1))
    } finally {
      setSaving(false)
    }
  }, [])

  // Whoever leaves the page a moment after a key loses nothing.
  useEffect(() => () => void flush(), [flush])

  const mark = useCallback(
    (employeeId: string, day: string, to: DayMark | null) => {
      waiting.current.set(`${employeeId} ${day}`, { employeeId, day, mark: to })
      setKept((now) => ({ ...now, [employeeId]: { ...now[employeeId], [day]: { mark: to } } }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), PAUSE)
    },
    [flush],
  )

  return { kept, mark, isSaving, refusal }
}

// A mark pressed again meanwhile is another one, and waits for its own answer.
function settled(now: Kept, marks: readonly { employeeId: string; day: string; mark: DayMark | null }[], at: number) {
  const next: Record<string, OwnMarks> = { ...now }
  for (const { employeeId, day, mark } of marks) {
    const own = next[employeeId]?.[day]
    if (own?.mark === mark) next[employeeId] = { ...next[employeeId], [day]: { mark, savedOver: at } }
  }
  return next
}
