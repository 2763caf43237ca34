import { useEffect, useRef, useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { serverNow } from '#kit/screen/client/server-clock.ts'
import { useSavedAfterPause } from '#kit/screen/grid/use-saved-after-pause.ts'
import { saveSheet, type RowOutcome } from '../../sheets/contract.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import type { CrewWeek } from '../../weeks/contract.ts'
import { rowRefusals, type Marked } from '../../words.ts'

interface Waiting {
  readonly workerId: string
  readonly day: string
  readonly mark: Marked
}

const keyOf = ({ workerId, day }: Pick<Waiting, 'workerId' | 'day'>) => `${workerId} ${day}`

/** Marks days of a week at once on the screen and a moment later on the server; what is refused goes back, and says why. */
export function useWeekMarks(week: CrewWeek, updatedAt: number) {
  const [own, setOwn] = useState<ReadonlyMap<string, Marked>>(new Map())
  const versions = useRef(new Map<string, number>())
  const { hold, isHolding, isSaving, refusal } = useSavedAfterPause<Waiting>({
    keyOf,
    most: 500,
    send: async (marks, refuse) => {
      const whys: string[] = []
      for (const [day, ofDay] of Map.groupBy(marks, (each) => each.day)) whys.push(...(await saveDay(day, ofDay)))
      refuse(whys.length === 0 ? undefined : whys.join(' '))
    },
    onRefused: () => setOwn(new Map()),
  })
  // What a newer answer has is not held over it any more.
  useEffect(() => {
    if (isHolding()) return
    setOwn(new Map())
    versions.current.clear()
  }, [updatedAt, isHolding])

  async function saveDay(day: string, marks: readonly Waiting[]): Promise<string[]> {
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
    if (refused.length > 0) setOwn((now) => new Map([...now].filter(([key]) => !isAmong(refused, day, key))))
    return refused.map((row) => said(week, row))
  }

  const mark = (workerId: string, day: string, to: Marked) => {
    hold({ workerId, day, mark: to })
    setOwn((now) => new Map([...now, [keyOf({ workerId, day }), to]]))
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
