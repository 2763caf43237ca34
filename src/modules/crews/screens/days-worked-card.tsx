import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { daysWorked, type DaysWorked } from '../counter/contract.ts'

/** Hari kerja: how many dates a daily worker came in each of the last months, and how near 21 that is. */
export function DaysWorkedCard({ workerId }: { readonly workerId: string }) {
  const isWanted = useMay(daysWorked)
  const asked = useAsk(daysWorked, { id: workerId }, { when: isWanted })
  if (!isWanted) return null
  return (
    <Card title="Hari kerja per bulan">
      {asked.data ? <Days {...asked.data} /> : asked.failure ? <Unanswered asked={asked} /> : <Loading rows={3} />}
    </Card>
  )
}

function Days({ months, run, permanentIn, warning }: DaysWorked) {
  return (
    <div className="grid gap-4">
      {permanentIn !== null ? (
        <Notice tone="danger">
          Tiga bulan berturut-turut 21 hari atau lebih: sejak {periodFormat(permanentIn as Period)} hubungan kerjanya
          demi hukum tetap (PKWTT), menurut PP 35/2021 pasal 10.
        </Notice>
      ) : warning !== null ? (
        <Notice tone="warning">
          {warning === 'near' ? 'Mendekati 21 hari bulan ini.' : 'Bulan ini sudah 21 hari.'} Tiga bulan berturut-turut
          seperti itu menjadikannya pekerja tetap{run > 0 ? `; sekarang sudah ${run} bulan` : ''}.
        </Notice>
      ) : null}
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6">
        {months.map(({ month, dates }) => (
          <div key={month}>
            <dt className="text-xs text-muted-foreground">{periodFormat(month as Period)}</dt>
            <dd className={dates >= 21 ? 'font-medium text-danger figures' : 'font-medium figures'}>{dates} hari</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
