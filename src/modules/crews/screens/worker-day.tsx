import Pencil from 'lucide-react/icons/pencil'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { momentText } from '#kit/screen/format/zone.ts'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { openCrewDay, type CrewDayPage } from '../days/contract.ts'
import { dayStates } from '../days/words.ts'
import { markText } from '../words.ts'
import { dayTones } from './days/day-tones.ts'
import { PaidCorrections } from './days/paid-corrections.tsx'
import { OpnameDetail } from './opname-detail.tsx'

/** /absensi/detail-pekerja/{absensiId}: a worker's day, or the opname of a crew that works by the piece. */
export function WorkerDayOrOpname({ absensiId }: { readonly absensiId: string }) {
  const asked = useAsk(openCrewDay, { id: absensiId }, { isQuiet: true })
  if (asked.failure?.status === 404) return <OpnameDetail id={absensiId} />
  return (
    <AskedPage asked={asked} title="Absensi pekerja" back="/absensi/?tab=pekerja&jenis=hari">
      {(page) => <OpenedDay page={page} />}
    </AskedPage>
  )
}

function OpenedDay({ page }: { readonly page: CrewDayPage }) {
  const { mark } = page
  return (
    <DetailPage
      title={page.worker}
      back="/absensi/?tab=pekerja&jenis=hari"
      badge={<Badge tone={dayTones[page.state]}>{dayStates[page.state]}</Badge>}
      meta={[dayFormat(page.day as Day, 'weekday'), page.rest].filter(Boolean).join(' · ')}
      actions={
        page.can.length > 0 && (
          <GoButton to={`/absensi/edit-pekerja-harian/${page.id}`} icon={<Pencil />}>
            Koreksi
          </GoButton>
        )
      }
    >
      <Card title="Absensi">
        <Facts
          rows={[
            [
              'Pekerja',
              <NameLink key="w" to={`/management-karyawan/detail-pekerja/${page.workerId}`}>
                {page.worker}
              </NameLink>,
            ],
            ['Keahlian', page.trade || null],
            ['Mandor', page.foreman],
            ['Proyek', page.project],
            ['Tanda', markText(mark)],
            ['Catatan', mark.note],
            ['Ditandai', momentText(page.markedAt)],
            ['Diterima', `${momentText(page.savedAt)}, ${mark.by}`],
            ['Disetujui oleh', mark.approvedBy],
          ]}
        />
      </Card>
      <PaidCorrections page={page} />
    </DetailPage>
  )
}
