import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import { dayIn } from '#ground/day.ts'
import { listDataExports, startDataExport, takeDataExport, type DataExport } from '#app/export/contract.ts'
import { download } from '#kit/screen/client/download.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useReloadWhile } from '#kit/screen/client/use-reload-while.ts'
import { Progress } from '#kit/screen/detail/progress.tsx'
import { momentText, officeZone } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'

/** Everything this person may export, as one file; made in the background, kept for a week. */
export function ExportEverything() {
  const asked = useAsk(listDataExports, {})
  const start = useAct(startDataExport, { say: 'Ekspor mulai dibuat.' })
  const { data, reload } = asked
  const isAtWork = data?.some(isUnderWay) ?? false
  useReloadWhile(isAtWork, reload)
  return (
    <Card
      title="Ekspor semua data"
      heading="section"
      help="Satu berkas ZIP berisi setiap daftar sebagai CSV, semua tabel, dan indeks lampiran. Hanya yang memintanya yang bisa mengunduh, selama 7 hari."
    >
      <div className="grid gap-4">
        {start.refusal ? <Notice tone="danger">{start.refusal.message}</Notice> : null}
        <div className="flex justify-end">
          <Button
            className="max-md:w-full"
            isBusy={start.isBusy}
            busyText="Memulai…"
            disabled={isAtWork}
            onClick={() => void start.now({})}
          >
            Ekspor semua data
          </Button>
        </div>
        {asked.failure && !data ? <Unanswered asked={asked} /> : null}
        {asked.isLoading ? <Loading rows={2} /> : null}
        {data && data.length > 0 && (
          <ul className="divide-y divide-border-subtle rounded-lg border border-border">
            {data.map((one) => (
              <ExportLine key={one.id} of={one} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function ExportLine({ of }: { readonly of: DataExport }) {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await download(takeDataExport, { id: of.id })
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-medium figures">{momentText(of.createdAt)}</span>
        <span className="block text-small text-muted-foreground">{said(of)}</span>
      </span>
      {isUnderWay(of) ? (
        <Progress
          label="Membuat ekspor"
          percent={of.total === 0 ? 0 : Math.floor((of.done / of.total) * 100)}
          className="w-40"
        />
      ) : null}
      {of.state === 'done' ? (
        <Button size="sm" icon={<Download />} isBusy={isBusy} busyText="Mengunduh…" onClick={() => void take()}>
          Unduh
        </Button>
      ) : null}
    </li>
  )
}

function isUnderWay({ state }: DataExport): boolean {
  return state === 'waiting' || state === 'running'
}

function said({ state, done, total, size, expiresAt }: DataExport): string {
  if (state === 'failed') return 'Gagal dibuat. Coba lagi; bila berulang, hubungi penyedia.'
  if (state !== 'done') return total === 0 ? 'Menunggu giliran' : `${done} dari ${total} bagian`
  const kilobytes = Math.max(1, Math.ceil((size ?? 0) / 1024))
  const large = kilobytes > 2048 ? `${Math.ceil(kilobytes / 1024)} MB` : `${kilobytes} KB`
  return `${large} · bisa diunduh sampai ${expiresAt === null ? '' : dayFormat(dayIn(officeZone(), expiresAt), 'short')}`
}
