import { useState, type ReactNode } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Dialog } from '#kit/screen/ui/dialog.tsx'
import type { DuplicateWarning } from '../../bills/detail.ts'
import { BillLink } from './bill-link.tsx'

interface Answered {
  readonly isSaved: boolean
  readonly duplicates: readonly DuplicateWarning[]
}

/** Asks before a paper that looks like another one is saved. */
export interface Duplicates {
  /** Sends; when the answer is another paper instead of a save, asks the person and sends again, or gives up. */
  readonly through: <A extends Answered>(send: (confirmDuplicates: boolean) => Promise<A>) => Promise<A>
  readonly dialog: ReactNode
}

const GIVEN_UP = 'Belum disimpan. Periksa nota yang mirip, lalu ubah atau simpan lagi.'

/** The double-nota question of one form. */
export function useDuplicates(): Duplicates {
  const [asking, setAsking] = useState<{
    readonly warnings: readonly DuplicateWarning[]
    readonly answer: (isOther: boolean) => void
  }>()
  return {
    async through(send) {
      const first = await send(false)
      if (first.isSaved) return first
      const isOther = await new Promise<boolean>((answer) => setAsking({ warnings: first.duplicates, answer }))
      setAsking(undefined)
      if (!isOther) throw new ApiFailure(422, { message: GIVEN_UP })
      return send(true)
    },
    dialog: asking && <DoubleNota warnings={asking.warnings} onAnswer={asking.answer} />,
  }
}

interface DoubleNotaProps {
  readonly warnings: readonly DuplicateWarning[]
  readonly onAnswer: (isOther: boolean) => void
}

function DoubleNota({ warnings, onAnswer }: DoubleNotaProps) {
  return (
    <Dialog
      open
      mustAnswer
      onClose={() => onAnswer(false)}
      title="Nota ini mungkin sudah dicatat"
      text="Bandingkan dulu dengan yang di bawah. Nota yang sama tidak boleh dibayar dua kali."
      actions={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Jangan simpan
          </Button>
          <Button variant="filled" onClick={() => onAnswer(true)}>
            Ini nota lain, simpan
          </Button>
        </>
      }
    >
      <ul className="mt-4 grid gap-3 border-t border-border-subtle pt-4">
        {warnings.map((warning) => (
          <li key={`${warning.kind}-${warning.billId ?? warning.text}`} className="flex gap-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{warning.text}</span>
              {warning.kind !== 'same-amount' && (
                <span className="block text-small text-muted-foreground">
                  {warning.supplierName}
                  {warning.date && ` · ${dayFormat(warning.date as Day, 'short')}`}
                  {warning.number && (
                    <>
                      {' · '}
                      <span className="code">{warning.number}</span>
                    </>
                  )}
                </span>
              )}
              {warning.billId && (
                <span className="block text-small">
                  <BillLink id={warning.billId} />
                </span>
              )}
            </span>
            {warning.total && warning.kind !== 'same-amount' && (
              <span className="font-medium figures">{rupiah(warning.total)}</span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
