import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { addDays } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'

interface MonthStepsProps {
  readonly month: Period
  readonly onGo: (month: Period) => void
  readonly children?: ReactNode
}

/** The month that is shown, with the one before and the one after. */
export function MonthSteps({ month, onGo, children }: MonthStepsProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-1 border-b border-border-subtle px-3 py-2">
      <IconButton
        label="Bulan sebelumnya"
        icon={<ChevronLeft />}
        onClick={() => onGo(periodOf(addDays(firstDay(month), -1)))}
      />
      <strong className="min-w-36 text-center font-medium" aria-live="polite">
        {periodFormat(month)}
      </strong>
      <IconButton
        label="Bulan berikutnya"
        icon={<ChevronRight />}
        onClick={() => onGo(periodOf(addDays(lastDay(month), 1)))}
      />
      {children}
    </div>
  )
}
