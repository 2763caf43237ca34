import type { ReactNode } from 'react'
import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { MonthArrows } from '#kit/screen/ui/month-arrows.tsx'

interface MonthStepsProps {
  readonly month: Period
  readonly onGo: (month: Period) => void
  readonly children?: ReactNode
}

/** The month that is shown, with the one before and the one after. */
export function MonthSteps({ month, onGo, children }: MonthStepsProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-1 border-b border-border-subtle px-3 py-2">
      <MonthNamed month={month} onGo={onGo} />
      {children}
    </div>
  )
}

/** The name of the month that is shown between its arrows. */
export function MonthNamed({ month, onGo }: Omit<MonthStepsProps, 'children'>) {
  return (
    <MonthArrows month={month} onGo={onGo}>
      <strong className="min-w-36 text-center font-medium" aria-live="polite">
        {periodFormat(month)}
      </strong>
    </MonthArrows>
  )
}
