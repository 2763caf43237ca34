import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'

interface CandidateProps {
  readonly number: string
  readonly about: string
  readonly amount: string
  readonly date: string
  /** 'jatuh tempo 15 Nov', 'jumlah sama' */
  readonly why: readonly string[]
  readonly isTicked: boolean
  readonly onToggle: () => void
}

/** Something that a line of the bank may be, to be ticked: its number, whom and what it is about, and why it fits. */
export function Candidate({ number, about, amount, date, why, isTicked, onToggle }: CandidateProps) {
  return (
    <CheckBox
      checked={isTicked}
      onChange={onToggle}
      label={
        <span className="grid w-full gap-0.5">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>
              <span className="code font-medium">{number}</span> {about}
            </span>
            <span className="font-semibold figures">{rupiah(amount)}</span>
          </span>
          <span className="text-xs text-muted-foreground">{[dayFormat(date as Day, 'short'), ...why].join(' · ')}</span>
        </span>
      }
    />
  )
}
