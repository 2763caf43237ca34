import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import type { Period } from '#ground/period.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { dayMarks, markEmployeeDays, type DayMark } from '../../days/contract.ts'
import { incompleteDays } from '../../scans/contract.ts'
import { problemWords } from './words.ts'

interface IncompleteSheetProps {
  readonly month: Period
  readonly onClose: () => void
}

const CHOICES: readonly DayMark[] = ['H', 'S', 'C', 'I', 'A', 'D']
const TITLE = 'Perlu dilengkapi'

/** The days of a month that are neither there nor absent: each is decided here, and wages wait until none is left. */
export function IncompleteSheet({ month, onClose }: IncompleteSheetProps) {
  const asked = useAsk(incompleteDays, { month })
  const mark = useAct(markEmployeeDays)
  return (
    <AskedSheet title={TITLE} asked={asked} onClose={onClose}>
      {({ days }) => (
        <Sheet open onClose={onClose} title={TITLE}>
          <div className="grid gap-3 p-5">
            {mark.refusal && <Notice tone="danger">{mark.refusal.message}</Notice>}
            {days.length === 0 && <Empty title="Semua hari sudah lengkap." text="Gaji bulan ini bisa dihitung." />}
            <ul className="grid gap-3">
              {days.map(({ employeeId, name, day, inAt, outAt, problem }) => (
                <li key={`${employeeId} ${day}`} className="grid gap-2 rounded-lg border border-border p-3">
                  <span>
                    <strong className="font-medium">{name}</strong>
                    <span className="block text-small text-muted-foreground">
                      {[
                        dayFormat(day as Day, 'weekday'),
                        problem ? problemWords[problem] : 'Ditandai belum lengkap',
                        inAt && `masuk ${inAt}`,
                        outAt && `pulang ${outAt}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <span
                    className="flex flex-wrap gap-2"
                    role="group"
                    aria-label={`${name}, ${dayFormat(day as Day, 'dense')}`}
                  >
                    {CHOICES.map((to) => (
                      <Button
                        key={to}
                        disabled={mark.isBusy}
                        onClick={() => void mark.now({ marks: [{ employeeId, day, mark: to }] })}
                      >
                        {dayMarks[to]}
                      </Button>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </Sheet>
      )}
    </AskedSheet>
  )
}
