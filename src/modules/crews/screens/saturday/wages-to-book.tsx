import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { settleWages, wagesNow, type WagesNow } from '../../settlements/contract.ts'
import { LateNotice } from './late-notice.tsx'
import { NotesCard } from './notes-card.tsx'
import { WageTable } from './wage-table.tsx'

interface WagesToBookProps {
  readonly until: Day
  readonly onBooked: (id: string) => void
}

/** What is owed up to a Saturday and in no wages yet: looked through, then booked as it was shown. */
export function WagesToBook({ until, onBooked }: WagesToBookProps) {
  const asked = useAsk(wagesNow, { until })
  const mayBook = useMay(settleWages)
  const book = useAct(settleWages, {
    say: ({ number, isWaiting }) => `${number} ${isWaiting ? 'menunggu persetujuan' : 'dibukukan'}.`,
    onDone: ({ id }) => onBooked(id),
  })
  return (
    <AskedCard asked={asked} rows={10}>
      {(wages) => (
        <>
          <LateNotice until={until} open={wages.totals.net} isBooked={false} />
          <Left wages={wages} />
          {book.refusal && (
            <Notice tone="danger" className="mb-4">
              {book.refusal.message}
            </Notice>
          )}
          {wages.lines.length === 0 ? (
            <Card flush>
              <Empty
                title="Tidak ada upah yang belum dibukukan."
                text="Upah dihitung dari absensi yang sudah disetujui. Setujui dulu absensi minggunya."
              />
            </Card>
          ) : (
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
              <Card
                title={`Upah sampai ${dayFormat(until, 'weekday')}`}
                flush
                className="overflow-hidden"
                aside={
                  mayBook && (
                    <Button
                      variant="filled"
                      isBusy={book.isBusy}
                      busyText="Membukukan…"
                      onClick={() => void book.now({ until, date: dateOf(until), digest: wages.digest })}
                    >
                      {`Bukukan ${wages.lines.length} orang · ${rupiah(wages.totals.net)}`}
                    </Button>
                  )
                }
              >
                <WageTable lines={wages.lines} />
              </Card>
              <NotesCard amounts={wages.lines.map(({ net }) => net)} />
            </div>
          )}
        </>
      )}
    </AskedCard>
  )
}

// On the Saturday itself, or today where that is still to come.
const dateOf = (until: Day) => (until <= today() ? until : today())

/** What is left out, and why. */
function Left({ wages }: { readonly wages: WagesNow }) {
  return (
    <>
      {wages.waiting.map(({ projectId, project, days }) => (
        <Notice key={projectId} tone="warning" className="mb-3">
          {`${project}: ${days} hari belum disetujui dan belum ikut dihitung. `}
          <TextLink to={`/absensi/?tab=pekerja&proyek=${projectId}&tanggal=${wages.until}`}>Buka minggunya</TextLink>
        </Notice>
      ))}
      {wages.opnames.map(({ projectId, project, opnames }) => (
        <Notice key={projectId} tone="warning" className="mb-3">
          {`${project}: ${opnames} opname borongan belum disetujui dan belum ikut dihitung. `}
          <TextLink to={`/absensi/?tab=pekerja&bagian=borongan&proyek=${projectId}`}>Buka opnamenya</TextLink>
        </Notice>
      ))}
      {wages.blocked.map(({ workerId, name, days }) => (
        <Notice key={workerId} tone="danger" className="mb-3">
          {`${name} belum punya upah harian pada ${days.map((each) => dayFormat(each as Day, 'dense')).join(', ')}, jadi hari itu belum ikut. `}
          <TextLink to={`/management-karyawan/detail-pekerja/${workerId}`}>Isi upahnya</TextLink>
        </Notice>
      ))}
    </>
  )
}
