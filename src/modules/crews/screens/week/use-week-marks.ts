import { useEffect, useRef, useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { serverNow } from '#kit/screen/client/server-clock.ts'
import { saveSheet, type RowOutcome } from '../../sheets/contract.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import type { CrewWeek } from '../../weeks/contract.ts'
import { rowRefusals, type Marked } from '../../words.ts'

const PAUSE = 500

interface Waiting {
  readonly workerId: string
  readonly day: string
  readonly mark: Marked
}

const keyOf = ({ workerId, day }: Pick<Waiting, 'workerId' | 'day'>) => `${workerId} ${day}`

/** Marks days of a week at once on the screen and a moment later on the server; what is refused goes back, and says why. */
export function useWeekMarks(week: CrewWeek, updatedAt: number) {
  const [own, setOwn] = useState<ReadonlyMap<string, Marked>>(new Map())
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const waiting = useRef(new Map<string, Waiting>())
  const versions = useRef(new Map<string, number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What a newer answer has is not held over it any more.
  useEffect(() => {
    if (waiting.current.size > 0) return
    setOwn(new Map())
    versions.current.clear()
  }, [updatedAt])
  useEffect(() => () => void flush(), [])

  async function flush() {
    clearTimeout(timer.current)
    const marks = [...waiting.current.values()]
    if (marks.length === 0) return
    waiting.current.clear()
    setSaving(true)
    try {
      for (const [day, ofDay] of Map.groupBy(marks, (each) => each.day)) await saveDay(day, ofDay)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setRefusal(error.message)
      setOwn(new Map())
    } finally {
      setSaving(false)
    }
  }

  async function saveDay(day: string, marks: readonly Waiting[]) {
    const markedAt = serverNow().toISOString()
    const rows = marks.map(({ workerId, mark }) => {
      const kept = week.rows.find((row) => row.workerId === workerId)?.marks[day]
      const version = versions.current.get(keyOf({ workerId, day })) ?? kept?.version ?? null
      const { halfDays, absence, overtime, restHours } = mark
      const beside = { workItemId: kept?.workItemId ?? null, note: kept?.note ?? null }
      return { workerId, halfDays, absence, overtime, restHours, ...beside, version, markedAt }
    })
    const answer = await doAct(saveSheet, { projectId: week.projectId, day, rows }, newKey())
    for (const { workerId, now } of answer.rows) {
      if (now) versions.current.set(keyOf({ workerId, day }), now.version)
    }
    const refused = answer.rows.filter(({ outcome }) => outcome === 'conflict' || outcome === 'refused')
    setRefusal(refused.length === 0 ? undefined : refused.map((row) => said(week, row)).join(' '))
    if (refused.length > 0) setOwn((now) => new Map([...now].filter(([key]) => !isAmong(refused, day, key))))
  }

  const mark = (workerId: string, day: string, to: Marked) => {
    const key = keyOf({ workerId, day })
    waiting.current.set(key, { workerId, day, mark: to })
    setOwn((now) => new Map([...now, [key, to]]))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), PAUSE)
  }
  const ownMark = (workerId: string, day: string) => own.get(keyOf({ workerId, day }))
  return { ownMark, mark, refusal, isSaving, isWaiting: own.size > 0 }
}

function isAmong(refused: readonly RowOutcome[], day: string, key: string): boolean {
  return refused.some(({ workerId }) => keyOf({ workerId, day }) === key)
}

function said(week: CrewWeek, { workerId, why, now }: RowOutcome): string {
  const name = week.rows.find((row) => row.workerId === workerId)?.name ?? ''
  return why
    ? `${name}: ${rowRefusals[why]}`
    : `${name}: diubah ${now?.by ?? 'orang lain'} barusan; angka terbarunya sudah tampil.`
}
