import { timeIn } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { now } from '#kit/clock.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Can, useCan } from '#kit/screen/client/use-can.ts'
import { officeZone, today } from '#kit/screen/format/zone.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { BigButtons, MoneyButtons } from './big-buttons.tsx'
import { DemoCard } from './demo-card.tsx'
import { Figures } from './figures.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { Places } from './places.tsx'
import { SetupChecklist } from './setup-checklist.tsx'
import { usePeriod } from './use-period.ts'

const Presence = later(() =>
  import('#modules/attendance/screens/presence/presence-card.tsx').then((m) => m.PresenceCard),
)

/** /dashboard: a greeting, the first steps, and the places of this person's work. */
export function Dashboard() {
  const user = useAuth((auth) => auth.user)
  const [period, choosePeriod] = usePeriod()
  const seesPeriods = useCan(['view laporan-keuangan', 'view order'])
  const worksInTheYard = !useCan('view laporan-keuangan')
  const firstName = user?.name.split(' ')[0] ?? ''
  return (
    <Page
      title="Dashboard"
      heading={`${greeting()}, ${firstName}`}
      meta={<span className="figures">{dayFormat(today(), 'weekday')}</span>}
      actions={
        seesPeriods ? (
          <span className="max-md:hidden">
            <PeriodSwitch chosen={period} onChoose={choosePeriod} />
          </span>
        ) : null
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {user?.isPending ? (
          <Notice tone="info">
            Akun Anda menunggu persetujuan. Admin akan memberi Anda peran; setelah itu menu Anda lengkap.
          </Notice>
        ) : null}
        <Can permission="update perusahaan">
          <SetupChecklist />
        </Can>
        <Can permission="create perusahaan">
          <DemoCard />
        </Can>
        <Presence />
        {worksInTheYard ? <BigButtons /> : <MoneyButtons />}
        {seesPeriods ? (
          <div className="-mb-2 md:hidden">
            <PeriodSwitch chosen={period} onChoose={choosePeriod} />
          </div>
        ) : null}
        {user?.isPending ? null : <Figures period={period} />}
        <Places />
      </div>
    </Page>
  )
}

/** Selamat pagi until eleven, siang until three, sore until half past six, then malam. */
function greeting(): string {
  const time = timeIn(officeZone(), now())
  if (time < '11.00' && time >= '04.00') return 'Selamat pagi'
  if (time >= '11.00' && time < '15.00') return 'Selamat siang'
  return time >= '15.00' && time < '18.30' ? 'Selamat sore' : 'Selamat malam'
}
