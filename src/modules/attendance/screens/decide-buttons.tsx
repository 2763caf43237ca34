import { useState } from 'react'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import type { LeaveState } from '../leave/contract.ts'

interface Doing {
  readonly isBusy: boolean
  readonly refusal: { readonly message: string } | undefined
}

interface DecideButtonsProps {
  /** What is decided: 'cuti Ratna Komala'. */
  readonly name: string
  readonly state: LeaveState
  readonly mayDecide: boolean
  readonly mayVoid: boolean
  readonly deciding: Doing
  /** Answers undefined where it was refused. */
  readonly onDecide: (isApproved: boolean, note: string | null) => Promise<unknown>
  readonly voiding: Doing
  readonly onVoid: (reason: string) => Promise<unknown>
}

/** The yes, the no and the taking back of what is asked for; a no and a taking back say why. */
export function DecideButtons(props: DecideButtonsProps) {
  const { name, state, mayDecide, mayVoid, deciding, onDecide, voiding, onVoid } = props
  const [asking, setAsking] = useState<'refuse' | 'void'>()
  const isWaiting = state === 'pending'
  const close = (done: unknown) => done !== undefined && setAsking(undefined)
  return (
    <>
      {isWaiting && mayDecide && (
        <>
          <Button
            aria-label={`Setujui ${name}`}
            isBusy={deciding.isBusy && !asking}
            onClick={() => void onDecide(true, null)}
          >
            Setujui
          </Button>
          <Button variant="ghost" aria-label={`Tolak ${name}`} onClick={() => setAsking('refuse')}>
            Tolak
          </Button>
        </>
      )}
      {(state === 'approved' || (isWaiting && !mayDecide)) && mayVoid && (
        <Button variant="ghost" aria-label={`Batalkan ${name}`} onClick={() => setAsking('void')}>
          Batalkan
        </Button>
      )}
      {asking === 'refuse' && (
        <Confirm
          isDanger
          asksReason
          title={`Tolak ${name}?`}
          act="Tolak"
          doing={deciding}
          onConfirm={(note) => void onDecide(false, note).then(close)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'void' && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${name}?`}
          act="Ya, batalkan"
          doing={voiding}
          onConfirm={(reason) => void onVoid(reason).then(close)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
