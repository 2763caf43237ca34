import type { ReactNode } from 'react'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import type { Report } from '../report.ts'

interface AnsweredReportProps {
  readonly asked: Asked<Report>
  readonly children: (report: Report) => ReactNode
}

/** A report that is asked for; where one may not see it, that is said. */
export function AnsweredReport({ asked, children }: AnsweredReportProps) {
  const { failure } = asked
  if (failure?.code === 'report.costs-hidden') {
    return <Empty title="Dasar kas memuat biaya." text={failure.message} />
  }
  if (failure?.code === 'report.narrowed') {
    return <Empty title="Laporan ini tidak untuk cakupan Anda." text={failure.message} />
  }
  return (
    <AskedCard asked={asked} rows={10}>
      {children}
    </AskedCard>
  )
}

/** Tells whether a report names no account: nothing was booked in its days. */
export const isNothingBooked = ({ rows }: Report) => !rows.some(({ code }) => code !== null)

/** Said instead of a report of nothing. */
export function NothingBooked() {
  return <Empty title="Belum ada yang dibukukan." text="Di periode ini tidak ada jurnal. Pilih periode lain." />
}
