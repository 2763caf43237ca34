import { useState } from 'react'
import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { firstDay, lastDay, period } from '#ground/period.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { printSiteRecap } from '../../diary/contract.ts'

interface RecapLinksProps {
  readonly projectId: string
  readonly month: string
  /** The newest day of the month that was told: its week is proposed. */
  readonly last: string
}

/** Cetak mingguan, Cetak bulanan: the reports of a week or of the month together on paper. */
export function RecapLinks({ projectId, month, last }: RecapLinksProps) {
  const [weeks] = useState(() => weeksOf(month))
  const [chosen, choose] = useState(weeks.findLast(({ from }) => from <= last)?.from ?? '')
  const week = weeks.find(({ from }) => from === chosen)
  return (
    <div className="mt-4 grid gap-2 border-t border-border-subtle pt-4">
      <div className="flex flex-wrap gap-2">
        <SelectBox aria-label="Minggu" value={chosen} onChoose={choose} className="min-w-44 flex-1">
          {weeks.map(({ from, to }) => (
            <option key={from} value={from}>
              {`${dayFormat(from, 'short')} – ${dayFormat(to, 'short')}`}
            </option>
          ))}
        </SelectBox>
        {week && <PaperLink endpoint={printSiteRecap} input={{ projectId, ...week }} label="Cetak mingguan" />}
      </div>
      <PaperLink
        endpoint={printSiteRecap}
        input={{ projectId, from: firstDay(period(month)), to: sooner(lastDay(period(month)), today()) }}
        label="Cetak bulanan"
      />
    </div>
  )
}

const sooner = (a: Day, b: Day): Day => (a < b ? a : b)

// Monday to Sunday, from the week of the first day on; none that has not begun.
function weeksOf(month: string): readonly { readonly from: Day; readonly to: Day }[] {
  const first = firstDay(period(month))
  const end = sooner(lastDay(period(month)), today())
  const weeks = []
  for (let from = addDays(first, -weekdayOf(first)); from <= end; from = addDays(from, 7))
    weeks.push({ from, to: addDays(from, 6) })
  return weeks
}
