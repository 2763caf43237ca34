import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '#kit/screen/client/auth.ts'
import { serverNow } from '#kit/screen/client/server-clock.ts'
import { safeShelf } from '#kit/screen/device/safe-shelf.ts'
import { sendQueue, sheetKey, type Sent, type Troubles } from './send-queue.ts'
import {
  keepSheet,
  sayToSend,
  sheetsToSend,
  shelfSheet,
  type Move,
  type OwnMark,
  type Place,
  type ShelfSheet,
} from './shelf.ts'

const AGAIN_MS = 20_000
const none: Troubles = {}

/** A mark as it is tapped. */
export type Tapped = Omit<OwnMark, 'markedAt'>

/** The marks of a crew on this device: kept with every tap, sent when somebody says so and the line is there. */
export function useCrewMarks(place: Place) {
  const userId = useAuth((auth) => auth.user?.id ?? '')
  const companyId = useAuth((auth) => auth.user?.companyId ?? '')
  const [owner] = useState({ userId, companyId })
  const [sheet, setSheet] = useState<ShelfSheet>(() => shelfSheet(safeShelf, owner, place))
  const [queued, setQueued] = useState(() => countQueued(owner))
  const [troubles, setTroubles] = useState<Troubles>(none)
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isFull, setFull] = useState(false)

  const keep = useCallback(
    (next: ShelfSheet) => {
      setFull(!keepSheet(safeShelf, owner, next))
      setSheet(next)
      setQueued(countQueued(owner))
    },
    [owner],
  )
  const send = useCallback(async () => {
    setSending(true)
    try {
      const sent = await sendQueue(owner)
      setFault(sent.fault ?? elsewhere(sent, sheetKey(place)))
      const own = sent.troubles.get(sheetKey(place))
      if (own) setTroubles(own)
    } finally {
      setSending(false)
      setSheet(shelfSheet(safeShelf, owner, place))
      setQueued(countQueued(owner))
    }
    // The place of a page stays: another is another page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [owner])
  useEffect(() => {
    const again = () => void (countQueued(owner) > 0 && send())
    again()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [owner, send])

  const tap = (marks: Readonly<Record<string, Tapped>>) => {
    const markedAt = serverNow().toISOString()
    const tapped = Object.entries(marks).map(([id, mark]) => [id, { ...mark, markedAt }] as const)
    setTroubles((now) => without(now, Object.keys(marks)))
    keep({
      ...{ ...sheet, marks: { ...sheet.marks, ...Object.fromEntries(tapped) } },
      moves: without(sheet.moves ?? {}, Object.keys(marks)),
    })
  }
  /** Marks somebody here for a part of the day and at another project for the rest. */
  const tapMove = (workerId: string, mark: Tapped, to: Omit<Move, 'mark'>) => {
    const markedAt = serverNow().toISOString()
    const rest = { halfDays: 2 - mark.halfDays, absence: null, overtime: 0, restHours: 0, workItemId: null, note: null }
    const move = { ...to, mark: { ...rest, version: null, markedAt } }
    setTroubles((now) => without(now, [workerId]))
    keep({
      ...{ ...sheet, marks: { ...sheet.marks, [workerId]: { ...mark, markedAt } } },
      moves: { ...sheet.moves, [workerId]: move },
    })
  }
  const drop = (workerIds: readonly string[]) => {
    setTroubles((now) => without(now, workerIds))
    const marks = without(sheet.marks, workerIds)
    const moves = without(sheet.moves ?? {}, workerIds)
    keep({ ...sheet, marks, moves, saidAt: Object.keys(marks).length === 0 ? null : sheet.saidAt })
  }
  /** Tells whether all of it arrived. */
  const save = async () => {
    keep(sayToSend(sheet))
    await send()
    return Object.keys(shelfSheet(safeShelf, owner, place).marks).length === 0
  }
  return {
    marks: sheet.marks,
    moves: sheet.moves ?? {},
    isSaid: sheet.saidAt !== null,
    queued,
    troubles,
    fault,
    isSending,
    isFull,
    tap,
    tapMove,
    drop,
    save,
  }
}

// Marks of another sheet that were not taken: they are mended there.
function elsewhere({ troubles, titles }: Sent, here: string): string | undefined {
  const [other] = [...troubles].filter(([key, own]) => key !== here && Object.keys(own).length > 0)
  if (!other) return undefined
  const day = dayFormat(other[0].slice(-10) as Day, 'dense')
  return `Tanda ${day} di ${titles.get(other[0])} belum diterima. Buka lembar hari itu.`
}

const countQueued = (owner: Parameters<typeof sheetsToSend>[1]) =>
  sheetsToSend(safeShelf, owner).reduce((all, { marks }) => all + Object.keys(marks).length, 0)

function without<V>(of: Readonly<Record<string, V>>, ids: readonly string[]): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(of).filter(([id]) => !ids.includes(id)))
}
