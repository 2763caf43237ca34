import { useEffect, useState } from 'react'
import { useAuth } from '#kit/screen/client/auth.ts'
import { isOutOfReach } from '#kit/screen/client/failure.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { keepAnswer, keptAnswer } from '#kit/screen/device/kept-answers.ts'

/**
 * An answer that is there without a signal as well: as this device saw it last, for three days. `adapt` makes it fit the
 * question that is asked now. `keptAt` says since when it lies here.
 */
export function useKept<A>(
  what: string,
  asked: Asked<A>,
  adapt: (kept: A) => A = (kept) => kept,
): { readonly data: A | undefined; readonly isLoading: boolean; readonly keptAt?: number } {
  const user = useAuth((auth) => auth.user)
  const by = user?.id ?? ''
  const name = `regu:${user?.companyId}:${what}`
  const [kept, setKept] = useState<{ readonly answer: A; readonly at: number } | 'none'>()
  const { data, failure } = asked
  const isOut = failure !== undefined && isOutOfReach(failure)
  useEffect(() => {
    if (data) void keepAnswer(by, name, data)
  }, [by, name, data])
  useEffect(() => {
    if (isOut) void keptAnswer<A>(by, name).then((one) => setKept(one ?? 'none'))
  }, [by, name, isOut])
  if (data) return { data, isLoading: false }
  if (isOut && kept === undefined) return { data: undefined, isLoading: true }
  if (!isOut || kept === undefined || kept === 'none') return { data: undefined, isLoading: asked.isLoading }
  return { data: adapt(kept.answer), isLoading: false, keptAt: kept.at }
}
