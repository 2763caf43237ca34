import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/answers.ts'
import { ApiFailure, isOutOfReach } from '#kit/screen/client/failure.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { explainCount, type CountLine } from '#modules/warehouse/opname/contract.ts'
import { lacksReason } from '#modules/warehouse/opname/reasons.ts'
import { ReasonChoice } from './reason-choice.tsx'
import type { Unsent } from './use-unsent.ts'

interface LineReasonProps {
  readonly countId: string
  readonly line: CountLine
  /** As it stands now, also while one types. */
  readonly difference: string | undefined
  readonly unsent: Unsent
  readonly isAsked: boolean
}

/** Why a line differs, under its count; kept the moment it is chosen, also without a signal. */
export function LineReason({ countId, line, difference, unsent, isAsked }: LineReasonProps) {
  const waiting = unsent.waiting[line.itemId]
  const known = waiting?.reason ?? line.reason ?? ''
  const [{ of, reason }, setChosen] = useState({ of: known, reason: known })
  // What somebody else wrote, or one reason for all, shows here.
  if (of !== known) setChosen({ of: known, reason: known })
  const [fault, setFault] = useState<string>()
  if ((difference === undefined || difference === '0') && reason === '') return null

  const explain = async (said: string) => {
    setChosen({ of, reason: said })
    setFault(undefined)
    // A count that still waits takes its reason along.
    if (waiting?.counted !== undefined) return unsent.sendAll({ [line.itemId]: { ...waiting, reason: said } })
    unsent.note(line.itemId, { reason: said })
    try {
      await ask(
        explainCount,
        { id: countId, lines: [{ itemId: line.itemId, reason: said }] },
        { key: newKey(), isQuiet: true },
      )
      unsent.keep(line.itemId, undefined)
      refetchTouched(explainCount.touches)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (isOutOfReach(error)) return unsent.keep(line.itemId, { reason: said })
      unsent.keep(line.itemId, undefined)
      setFault(error.message)
    }
  }
  const isMissing = isAsked && lacksReason({ difference: difference ?? null, reason })
  return (
    <span className="col-span-full grid gap-1">
      <ReasonChoice
        label={`Alasan selisih ${line.itemName}`}
        value={reason}
        isMissing={isMissing}
        onChange={(said) => void explain(said)}
      />
      {(fault ?? (isMissing ? 'Pilih alasan selisihnya.' : undefined)) && (
        <span role="alert" className="text-small text-danger">
          {fault ?? 'Pilih alasan selisihnya.'}
        </span>
      )}
    </span>
  )
}
