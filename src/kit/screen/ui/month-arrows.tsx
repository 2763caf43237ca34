import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { addDays } from '#ground/day.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import { IconButton } from './icon-button.tsx'

interface MonthArrowsProps {
  readonly month: Period
  readonly onGo: (month: Period) => void
  /** What stands between the two. */
  readonly children?: ReactNode
}

/** Goes to the month before the one that is shown, and to the one after. */
export function MonthArrows({ month, onGo, children }: MonthArrowsProps) {
  return (
    <>
      <IconButton
        label="Bulan sebelumnya"
        icon={<ChevronLeft />}
        onClick={() => onGo(periodOf(addDays(firstDay(month), -1)))}
      />
      {children}
      <IconButton
        label="Bulan berikutnya"
        icon={<ChevronRight />}
        onClick={() => onGo(periodOf(addDays(lastDay(month), 1)))}
      />
    </>
  )
}
