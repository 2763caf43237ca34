import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '#kit/screen/client/auth.ts'
import { serverNow } from '#kit/screen/client/server-clock.ts'
import { sendQueue, sheetKey, type Troubles } from './send-queue.ts'
import { keepSheet, sayToSend, sheetsToSend, shelfSheet, type OwnMark, type Place, type ShelfSheet } from './shelf.ts'

const AGAIN_MS = 20_000
const none: Troubles = {}

/** A mark as it is tapped. */
export type Tapped = Omit<OwnMark, 'markedAt'>

/** The marks of a crew on this device: kept with every tap, sent when somebody says so and the line is there. */
export function useCrewMarks(place: Place) {
  const userId = useAuth((auth) => auth.user?.id ?? '')
  const companyId = useAuth((auth) => auth.user?.companyId ?? '')
  const [owner] = useState({ userId, companyId })
  const [sheet, setSheet] = useState<ShelfSheet>(() => shelfSheet(localStorage, owner, place))
  const [queued, setQueued] = useState(() => countQueued(owner))
  const [troubles, setTroubles] = useState<Troubles>(none)
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isFull, setFull] = useState(false)

  const keep = useCallback(
    (next: ShelfSheet) => {
      setFull(!keepSheet(localStorage, owner, next))
      setSheet(next)
      setQueued(countQueued(owner))
    },
    [owner],
  )
  const send = useCallback(async () => {
    setSending(true)
    try {
      const sent = await sendQueue(owner)
      setFault(sent.fault)
      const own = sent.troubles.get(sheetKey(place))
      if (own) setTroubles(own)
    } finally {
      setSending(false)
      setSheet(shelfSheet(localStorage, owner, place))
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
    keep({ ...sheet, marks: { ...sheet.marks, ...Object.fromEntries(tapped) } })
  }
  const drop = (workerIds: readonly string[]) => {
    setTroubles((now) => without(now, workerIds))
    const marks = without(sheet.marks, workerIds)
    keep({ ...sheet, marks, saidAt: Object.keys(marks).length === 0 ? null : sheet.saidAt })
  }
  /** Tells whether all of it arrived. */
  const save = async () => {
    keep(sayToSend(sheet))
    await send()
    return Object.keys(shelfSheet(localStorage, owner, place).marks).length === 0
  }
  return {
    marks: sheet.marks,
    isSaid: sheet.saidAt !== null,
    queued,
    troubles,
    fault,
    isSending,
    isFull,
    tap,
    drop,
    save,
  }
}

const countQueued = (owner: Parameters<typeof sheetsToSend>[1]) =>
  sheetsToSend(localStorage, owner).reduce((all, { marks }) => all + Object.keys(marks).length, 0)

function without<V>(of: Readonly<Record<string, V>>, ids: readonly string[]): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(of).filter(([id]) => !ids.includes(id)))
}
