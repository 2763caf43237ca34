import { useState, type ReactNode } from 'react'
import { dayFormat } from '#ground/format.ts'
import { partsOf } from '#ground/day.ts'
import { periodOf } from '#ground/period.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { employeeDays, saveWorkWeek } from '../days/contract.ts'
import { holidays } from '../days/holidays.ts'
import { MachineCards } from './machine/machine-cards.tsx'

const WEEKS = [
  { value: '5', label: 'Senin–Jumat' },
  { value: '6', label: 'Senin–Sabtu' },
] as const

/** Tab konfigurasi: which days a week the company works, and on which the country rests. */
export function AttendanceSettings({ above }: { readonly above: ReactNode }) {
  const [year] = useState(() => partsOf(today()).year)
  const ofYear = holidays.filter(({ day }) => partsOf(day).year === year)
  return (
    <Page title="Absensi" width="settings">
      {above}
      <div className="grid gap-4">
        <WeekCard />
        <MachineCards />
        <Card title={`Hari libur ${year}`} heading="section" help="Menurut keputusan bersama tiga menteri." flush>
          <PlainTable
            label="hari libur"
            rows={ofYear}
            keyOf={({ day }) => day}
            columns={[
              { id: 'day', title: 'Tanggal', width: 208, cell: ({ day }) => dayFormat(day, 'weekday') },
              { id: 'name', title: 'Libur', cell: ({ name }) => name },
              {
                id: 'kind',
                title: 'Jenis',
                width: 144,
                isWide: true,
                cell: ({ isNational }) => (isNational ? 'Libur nasional' : 'Cuti bersama'),
              },
            ]}
          />
        </Card>
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
          help="Karyawan dianggap hadir di hari kerja, kecuali ditandai lain. Gaji sebulan dibagi menurut hari-hari ini."
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
