import { useEffect, useState } from 'react'
import { useAuth } from '#kit/screen/client/auth.ts'
import { isOutOfReach } from '#kit/screen/client/failure.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { keepAnswer, keptAnswer } from '#kit/screen/device/kept-answers.ts'
import type { CountDetail } from '#modules/warehouse/opname/contract.ts'

/** A sheet as this device kept it. */
interface KeptSheet {
  readonly sheet: CountDetail
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * The sheet that is being counted, also after a reload without a signal: then as this device saw it last, for counting
 * alone. `keptAt` says since when it lies here.
 */
export function useKeptSheet(id: string, asked: Asked<CountDetail>): { asked: Asked<CountDetail>; keptAt?: number } {
  const user = useAuth((auth) => auth.user)
  const by = user?.id ?? ''
  const name = `opname:${user?.companyId}:${id}`
  const [kept, setKept] = useState<KeptSheet>()
  const { data, failure } = asked
  const isOut = failure !== undefined && isOutOfReach(failure)
  const isGone = failure !== undefined && !isOut
  useEffect(() => {
    if (data) void keepAnswer(by, name, toKeep(data))
    else if (isGone) void keepAnswer(by, name, undefined)
  }, [by, name, data, isGone])
  useEffect(() => {
    if (isOut) void keptAnswer<CountDetail>(by, name).then((one) => one && setKept({ sheet: one.answer, at: one.at }))
  }, [by, name, isOut])
  if (data || !kept || isGone) return { asked }
  return { asked: { ...asked, data: kept.sheet, failure: undefined, isLoading: false }, keptAt: kept.at }
}

/** What counting needs of a sheet, and nothing that needs a right of its own; of one that is not counted, nothing. */
export function toKeep(count: CountDetail): CountDetail | undefined {
  if (!count.can.includes('count')) return undefined
  return { ...count, can: ['count'], lines: count.lines.map(({ value: _value, ...line }) => line) }
}
