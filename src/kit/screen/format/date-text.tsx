import { dayFormat, instantFormat, type DayStyle } from '#ground/day-format.ts'
import { dayIn, type Day } from '#ground/day.ts'
import { Nothing } from './money.tsx'
import { officeZone, today } from './zone.ts'

interface DateTextProps {
  /** 'YYYY-MM-DD'. */
  readonly value: string | null | undefined
  readonly style?: DayStyle
}

/** Days before this stand for "never". */
const NEVER = '0100-01-01'

/** A day: '21 Nov' in lists of this year, '21 Nov 2026' elsewhere. */
export function DateText({ value, style = 'dense' }: DateTextProps) {
  if (!value || value < NEVER) return <Nothing />
  return (
    <time dateTime={value} className="whitespace-nowrap figures">
      {dayFormat(value as Day, style, today())}
    </time>
  )
}

/** An instant: the day, and the clock as its title. */
export function InstantText({ value }: { readonly value: string | null | undefined }) {
  if (!value) return <Nothing />
  const zone = officeZone()
  return (
    <time dateTime={value} title={instantFormat(zone, value)} className="whitespace-nowrap figures">
      {dayFormat(dayIn(zone, value), 'dense', today())}
    </time>
  )
}
