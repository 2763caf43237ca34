import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { ApiFailure, isOutOfReach } from '#kit/screen/client/failure.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { refetchTouched } from '#kit/screen/client/answers.ts'
import { explainCount, saveCounted } from '#modules/warehouse/opname/contract.ts'
import {
  dropUnsent,
  keepAllUnsent,
  keepUnsent,
  sentInput,
  unsentOf,
  type UnsentLine,
  type UnsentLines,
} from './unsent.ts'
import { safeShelf } from '#kit/screen/device/safe-shelf.ts'

const AGAIN_MS = 20_000
const AT_ONCE = 500

export interface Unsent {
  readonly waiting: UnsentLines
  readonly isSending: boolean
  /** What the server says against what waits; nothing while it is only out of reach. */
  readonly fault: string | undefined
  /** Keeps a line that is on its way, in case the phone goes off; nothing is said of it yet. */
  readonly note: (itemId: string, line: UnsentLine) => void
  readonly keep: (itemId: string, line: UnsentLine | undefined) => void
  /** Keeps several lines and sends them. */
  readonly sendAll: (lines: UnsentLines) => Promise<void>
  readonly send: () => Promise<void>
  /** Gives up what waits, as when the count was closed meanwhile. */
  readonly drop: () => void
}

/** Counts that wait on this device: sent again when the network is back, every while, and when somebody asks. */
export function useUnsent(countId: string, title?: string): Unsent {
  const user = useAuth((auth) => auth.user)
  const [of] = useState(() => ({
    userId: user?.id ?? '',
    companyId: user?.companyId ?? '',
    countId,
    ...(title && { title }),
  }))
  const [waiting, setWaiting] = useState(() => unsentOf(safeShelf, of))
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const busy = useRef(false)
  const keep = useCallback(
    (itemId: string, line: UnsentLine | undefined) => setWaiting(keepUnsent(safeShelf, of, itemId, line)),
    [of],
  )
  const note = useCallback((itemId: string, line: UnsentLine) => void keepUnsent(safeShelf, of, itemId, line), [of])
  const send = useCallback(async () => {
    const now = Object.fromEntries(Object.entries(unsentOf(safeShelf, of)).slice(0, AT_ONCE))
    if (busy.current || Object.keys(now).length === 0) return
    busy.current = true
    setSending(true)
    try {
      await sendLines(countId, now, (itemId) => keep(itemId, undefined))
      setFault(undefined)
      refetchTouched(saveCounted.touches)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFault(isOutOfReach(error) ? undefined : error.message)
    } finally {
      busy.current = false
      setSending(false)
    }
  }, [of, countId, keep])
  const sendAll = useCallback(
    (lines: UnsentLines) => {
      setWaiting(keepAllUnsent(safeShelf, of, lines))
      return send()
    },
    [of, send],
  )
  const drop = useCallback(() => {
    dropUnsent(safeShelf, of)
    setWaiting({})
    setFault(undefined)
  }, [of])
  useEffect(() => {
    void send()
    const again = () => void send()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [send])
  return { waiting, isSending, fault, note, keep, send, sendAll, drop }
}

// What arrived is not counted once more when the rest is tried again.
async function sendLines(id: string, waiting: UnsentLines, arrived: (itemId: string) => void): Promise<void> {
  const { counts, reasons } = sentInput(waiting)
  if (counts.length > 0) await ask(saveCounted, { id, lines: counts }, { key: newKey(), isQuiet: true })
  for (const { itemId } of counts) arrived(itemId)
  if (reasons.length > 0) await ask(explainCount, { id, lines: reasons }, { key: newKey(), isQuiet: true })
  for (const { itemId } of reasons) arrived(itemId)
}
