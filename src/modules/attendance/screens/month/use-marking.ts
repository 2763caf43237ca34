import { useCallback, useEffect, useRef, useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useSavedAfterPause } from '#kit/screen/grid/use-saved-after-pause.ts'
import { markEmployeeDays, type DayMark } from '../../days/contract.ts'

/** The half of a day that a mark is for; undefined for the whole. */
export type Half = 'first' | 'second' | undefined

/** Marks of one person that the answer shown does not have yet, by day; once saved, the next answer has them. */
export type OwnMarks = Readonly<
  Record<string, { readonly mark: DayMark | null; readonly half?: Half; readonly savedOver?: number }>
>

type Kept = Readonly<Record<string, OwnMarks>>

interface Marking {
  readonly employeeId: string
  readonly day: string
  readonly mark: DayMark | null
  readonly half?: 'first' | 'second'
}

/** Marks days at once on the screen and a moment later on the server; what is refused goes back to what it was. */
export function useMarking(updatedAt: number) {
  const shown = useRef(updatedAt)
  useEffect(() => void (shown.current = updatedAt), [updatedAt])
  const [kept, setKept] = useState<Kept>({})
  const { hold, isSaving, refusal } = useSavedAfterPause<Marking>({
    keyOf: ({ employeeId, day }) => `${employeeId} ${day}`,
    most: 500,
    send: async (marks) => {
      await doAct(markEmployeeDays, { marks: [...marks] })
      setKept((now) => settled(now, marks, shown.current))
    },
    onRefused: (marks) => setKept((now) => settled(now, marks, -1)),
  })

  const mark = useCallback(
    (employeeId: string, day: string, to: DayMark | null, half?: Half) => {
      const said = { mark: to, ...(half && { half }) }
      hold({ employeeId, day, ...said })
      setKept((now) => ({ ...now, [employeeId]: { ...now[employeeId], [day]: said } }))
    },
    [hold],
  )

  return { kept, mark, isSaving, refusal }
}

// A mark pressed again meanwhile is another one, and waits for its own answer.
function settled(now: Kept, marks: readonly Marking[], at: number) {
  const next: Record<string, OwnMarks> = { ...now }
  for (const { employeeId, day, mark, half } of marks) {
    const own = next[employeeId]?.[day]
    if (own?.mark !== mark || own.half !== half) continue
    next[employeeId] = { ...next[employeeId], [day]: { mark, ...(half && { half }), savedOver: at } }
  }
  return next
}
