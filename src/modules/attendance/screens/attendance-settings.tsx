import type { ReactNode } from 'react'
import { periodOf } from '#ground/period.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { employeeDays, saveWorkWeek } from '../days/contract.ts'
import { SiteCalendarCard } from './calendar/site-calendar-card.tsx'
import { CalendarCard } from './calendar/calendar-card.tsx'
import { MachineCards } from './machine/machine-cards.tsx'
import { PatternCard } from './patterns/pattern-card.tsx'
import { OfficeCard } from './presence/office-card.tsx'

const WEEKS = [
  { value: '5', label: 'Senin–Jumat' },
  { value: '6', label: 'Senin–Sabtu' },
] as const

interface SettingsProps {
  readonly above: ReactNode
  /** How wages go by the days, which later departments say. */
  readonly wages: ReactNode
}

/** Tab konfigurasi: which days a week the company works, and on which the country rests. */
export function AttendanceSettings({ above, wages }: SettingsProps) {
  return (
    <Page title="Absensi" width="settings">
      {above}
      <div className="grid gap-4">
        <WeekCard />
        {wages}
        <PatternCard />
        <MachineCards />
        <OfficeCard />
        <CalendarCard />
        <SiteCalendarCard />
      </div>
    </Page>
  )
}

function WeekCard() {
  const asked = useAsk(employeeDays, { month: periodOf(today()) })
  const mayChange = useMay(saveWorkWeek)
  const save = useAct(saveWorkWeek, { say: 'Hari kerja disimpan.' })
  return (
    <AskedCard asked={asked} title="Hari kerja">
      {({ weekDays }) => (
        <Card
          title="Hari kerja"
          heading="section"
          help="Karyawan dianggap hadir di hari kerja, kecuali ditandai lain. Gaji sebulan dibagi menurut hari-hari ini, kecuali prorata gajinya lain."
        >
          {mayChange ? (
            <Segmented
              label="Hari kerja seminggu"
              value={String(weekDays) as '5' | '6'}
              options={WEEKS}
              onChange={(next) => void save.now({ days: next === '5' ? 5 : 6 })}
            />
          ) : (
            <p>{WEEKS.find(({ value }) => value === String(weekDays))?.label}</p>
          )}
          {save.refusal && (
            <Notice tone="danger" className="mt-3">
              {save.refusal.message}
            </Notice>
          )}
        </Card>
      )}
    </AskedCard>
  )
}
