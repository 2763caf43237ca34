import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { timeIn, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { officeZone, today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { ToldLine } from '#kit/history/contract.ts'
import { Timeline, type Happening } from '#kit/screen/detail/timeline.tsx'
import { askCorrection } from '../corrections/contract.ts'
import { CorrectionSheet } from './correction/correction-sheet.tsx'
import { dayMarks, unpaidMarks, type DayMark } from '../days/contract.ts'
import { clockOfDay } from '../scans/contract.ts'
import { AskedDay } from './day/asked-day.tsx'
import { dayRef, type FoundDay } from './day/day-ref.ts'
import { isOutside } from './month/employee-row.tsx'
import { hoursText, problemWords } from './machine/words.ts'
import { dayInWords } from './month/mark-words.ts'
import { whereWords } from './presence/words.ts'

/** /absensi/detail/{absensiId}: one employee's day, and what it means for the wage. */
export function DayDetail({ absensiId }: { readonly absensiId: string }) {
  return (
    <AskedDay absensiId={absensiId} title="Detail absensi">
      {(found) => <OpenedDay found={found} />}
    </AskedDay>
  )
}

function OpenedDay({ found }: { readonly found: FoundDay }) {
  const { person, day } = found
  const isOut = isOutside(person, day.day)
  const mayAsk = useMay(askCorrection)
  const [isAsking, setAsking] = useState(false)
  const clock = useAsk(clockOfDay, { employeeId: person.id, day: day.day })
  return (
    <DetailPage
      title={person.name}
      back="/absensi/"
      meta={[dayFormat(day.day as Day, 'weekday'), day.name].filter(Boolean).join(' · ')}
      actions={
        !isOut && (
          <>
            {mayAsk && day.day <= today() && <Button onClick={() => setAsking(true)}>Ajukan koreksi</Button>}
            <GoButton to={`/absensi/edit/${dayRef(person.id, day.day)}`} icon={<Pencil />}>
              Ubah
            </GoButton>
          </>
        )
      }
    >
      <Card title="Absensi">
        <Facts
          rows={[
            [
              'Karyawan',
              <NameLink key="k" to={`/management-karyawan/detail/${person.id}`}>
                {person.name}
              </NameLink>,
            ],
            ['Jabatan', person.position || null],
            ['Kehadiran', isOut ? 'Tidak bekerja di sini' : dayInWords(day, found.mark, person.halves[day.day])],
            ['Gaji', wageOf(found, isOut)],
            ...clockFacts(clock.data),
            ...(clock.data?.places ?? []).map((seen): [string, string] => [
              `Lewat HP ${timeIn(officeZone(), seen.at)}`,
              whereWords(seen),
            ]),
          ]}
        />
      </Card>
      <Card title="Riwayat" flush>
        <Timeline rows={clock.data?.told.map(happening)} hint="Siapa yang menandai hari ini muncul di sini." />
      </Card>
      {isAsking && (
        <CorrectionSheet
          of={{ employee: { id: person.id, label: person.name }, day: day.day }}
          onClose={() => setAsking(false)}
        />
      )}
    </DetailPage>
  )
}

function happening({ changes, ...line }: ToldLine): Happening {
  const [from, to] = (changes['mark'] ?? [null, null]).map(saidMark)
  return { ...line, changes: [{ field: 'mark', label: 'Kehadiran', from, to }] }
}

// As history keeps it: 'S', '½C', or nothing where the day was as usual.
function saidMark(kept: unknown): string {
  if (typeof kept !== 'string') return 'seperti biasa'
  const word = dayMarks[kept.slice(-1) as DayMark]
  return kept.startsWith('½') ? `${word} setengah hari` : word
}

// A mark by hand stands above the machine, and says so.
function clockFacts(seen: AnswerFrom<typeof clockOfDay> | undefined): [string, string][] {
  if (!seen?.clock) return []
  const { inAt, outAt, lateMinutes, workedMinutes, problem, scans } = seen.clock
  return [
    [
      seen.places.length > 0 ? 'Jam datang dan pulang' : 'Mesin',
      `${inAt ?? '–'} sampai ${outAt ?? '–'} · ${scans} scan`,
    ],
    ['Terlambat', lateMinutes > 0 ? `${lateMinutes} menit` : 'Tidak'],
    ['Jam kerja', hoursText(workedMinutes)],
    ...(problem ? [['Yang kurang', problemWords[problem]] as [string, string]] : []),
    ...(seen.source === 'manual'
      ? [['Catatan', 'Ditandai sendiri, jadi mesin tidak mengubahnya'] as [string, string]]
      : []),
  ]
}

function wageOf({ day, mark }: FoundDay, isOut: boolean): string {
  if (isOut) return 'Di luar masa kerja'
  if (mark === 'B') return 'Gaji bulan ini tertahan sampai dilengkapi'
  if (day.kind === 'rest') return 'Bukan hari kerja'
  return mark && unpaidMarks.includes(mark) ? 'Tidak dibayar' : 'Dibayar'
}
