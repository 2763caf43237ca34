import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { dayFormat, qtyFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { InstantText } from '#kit/screen/format/date-text.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { safetyWords, weathers } from '../../diary/words.ts'
import {
  checkSiteReport,
  deleteSiteReport,
  giveBackSiteReport,
  printSiteReport,
  sendSiteReport,
} from '../../diary/contract.ts'
import type { SiteReport } from '../../diary/contract.ts'
import { ReportParts } from './report-parts.tsx'
import { comparedSiteReport } from './values.ts'
import { siteReportActs, SiteReportBadge } from './words.tsx'

/** The report of a day as everybody reads it, with what comes next. */
export function SiteReportPage({ report }: { readonly report: SiteReport }) {
  const { id, version, projectId, date } = report
  const back = `/dokumentasi-proyek/detail/${projectId}`
  const [isAsking, setAsking] = useState(false)
  const check = useAct(checkSiteReport, { say: 'Laporan sudah diperiksa.' })
  const send = useAct(sendSiteReport, { say: 'Laporan dikirim ke kantor.' })
  const giveBack = useAct(giveBackSiteReport, { say: 'Laporan dikembalikan.', onDone: () => setAsking(false) })
  const remove = useAct(deleteSiteReport, {
    say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    then: back,
  })
  const mayWrite = useCan(['create dokumentasi-proyek', 'update dokumentasi-proyek'])
  const may = (act: SiteReport['can'][number]) => report.can.includes(act)
  const refusal = send.refusal ?? check.refusal
  return (
    <DetailPage
      title={`Laporan ${dayFormat(date as Day, 'weekday')}`}
      back={back}
      badge={<SiteReportBadge state={report.state} />}
      meta={<NameLink to={`/daftar-proyek/detail/${projectId}`}>{report.projectName}</NameLink>}
      actions={
        <>
          <PaperLink endpoint={printSiteReport} input={{ id }} label="Cetak" />
          {may('edit') && (
            <GoButton to={`/dokumentasi-proyek/edit/${projectId}`} search={{ tanggal: date }} icon={<Pencil />}>
              Ubah
            </GoButton>
          )}
          {(may('give-back') || may('delete')) && (
            <MoreMenu>
              {may('give-back') && (
                <MenuItem icon={<Undo2 />} onSelect={() => setAsking(true)}>
                  Kembalikan ke lapangan
                </MenuItem>
              )}
              <LastActs offered={[[may('delete'), 'delete', 'Hapus draf']]} onAsk={() => void remove.now({ id })} />
            </MoreMenu>
          )}
        </>
      }
      primary={
        may('check') ? (
          <Button
            variant="filled"
            icon={<Check />}
            isBusy={check.isBusy}
            onClick={() => void check.now({ id, version })}
          >
            Sudah diperiksa
          </Button>
        ) : may('send') ? (
          <Button variant="filled" icon={<Send />} isBusy={send.isBusy} onClick={() => void send.now({ id, version })}>
            Kirim ke kantor
          </Button>
        ) : undefined
      }
      rail={
        <>
          <KeyFacts lead={{ label: 'Tenaga', value: `${report.workers} orang` }} rows={factsOf(report)} />
          <Attachments
            subject="dokumentasi-proyek"
            ownerId={id}
            canChange={mayWrite && report.state !== 'checked'}
            title="Foto & lampiran"
          />
        </>
      }
    >
      {refusal && (
        <p role="alert" className="rounded-lg border border-border bg-card px-5 py-4 font-medium text-danger">
          {refusal.message}
        </p>
      )}
      {report.remark && (
        <p role="status" className="rounded-lg border border-border bg-warning-soft px-5 py-4 text-warning">
          Dikembalikan kantor: {report.remark}
        </p>
      )}
      <PhotosAgain again={report.photosAgain} />
      <ReportParts report={report} />
      <RecordActivity subject="dokumentasi-proyek" ownerId={id} words={siteReportActs} labels={told} />
      {isAsking && (
        <Confirm
          asksReason
          title="Kembalikan laporan ini?"
          text="Laporan menjadi draf lagi, dan yang menulisnya membaca alasan Anda."
          act="Kembalikan"
          doing={giveBack}
          onConfirm={(reason) => void giveBack.now({ id, version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </DetailPage>
  )
}

/** Says which photos were used in another report already. */
function PhotosAgain({ again }: { readonly again: SiteReport['photosAgain'] }) {
  return again.map(({ photos, report: other }) => (
    <p
      key={other?.id ?? 'unseen'}
      role="status"
      className="rounded-lg border border-border bg-warning-soft px-5 py-4 text-warning"
    >
      {`${photos} foto sudah dipakai di laporan `}
      {other ? (
        <NameLink to={`/dokumentasi-proyek/detail/${other.projectId}?tanggal=${other.date}`}>
          {`${dayFormat(other.date as Day, 'short')}, ${other.projectName}`}
        </NameLink>
      ) : (
        'proyek lain'
      )}
      .
    </p>
  ))
}

const told = { ...comparedSiteReport, caption: 'Keterangan foto', spot: 'Titik', workItem: 'Pekerjaan di foto' }

function factsOf(report: SiteReport): readonly Fact[] {
  const rows: readonly Fact[] = [
    ['Cuaca pagi', weathers[report.weatherMorning]],
    ['Cuaca siang', weathers[report.weatherAfternoon]],
    ['Berhenti karena hujan', report.rainHours === '0' ? null : `${qtyFormat(report.rainHours)} jam`],
    ['K3', safetyWords[report.k3]],
    ['Ditulis oleh', report.writerNames],
    ['Dikirim', report.sentAt && <InstantText key="s" value={report.sentAt} />],
    ['Diperiksa oleh', report.checkedBy],
    ['Diperiksa', report.checkedAt && <InstantText key="c" value={report.checkedAt} />],
  ]
  return rows.filter(([, value]) => Boolean(value))
}
