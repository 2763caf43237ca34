import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'
import type { CrewSheet, SheetRow } from '../../sheets/contract.ts'
import { approveDays } from '../../weeks/contract.ts'
import { MoreSheet } from './more-sheet.tsx'
import { restKeys, standingOf, tapped, tappedAll, wholeDay, workKeys } from './standing.ts'
import { useCrewMarks } from './use-crew-marks.ts'
import { WorkerMarks } from './worker-marks.tsx'

/** The crew with its keys; what is tapped lies on this device until it is saved and has arrived. */
export function CrewMarks({ sheet }: { readonly sheet: CrewSheet }) {
  const own = useCrewMarks({ projectId: sheet.projectId, day: sheet.day, title: sheet.project })
  const mayReopen = useMay(approveDays)
  const { data: places = [] } = useKept('proyek', useAsk(pickProject, {}, { isQuiet: true }))
  const [more, setMore] = useState<SheetRow>()
  const [isOpenOnly, setOpenOnly] = useState(false)
  const keys = sheet.rest === null ? workKeys : restKeys
  const rows = sheet.rows.map((row) => ({ row, standing: standingOf(row, own.marks[row.workerId], mayReopen) }))
  const isOpen = ({ standing }: (typeof rows)[number]) => !standing.mark && standing.elsewhere < 2
  const open = rows.filter(isOpen).length
  const unsent = Object.keys(own.marks).length
  if (rows.length === 0) return <NoCrew />

  const all = (how: 'whole' | 'last') => own.tap(tappedAll(sheet.rows, own.marks, how, keys))
  const settle = (row: SheetRow, keep: boolean) => {
    const [mark, now] = [own.marks[row.workerId], own.troubles[row.workerId]?.now]
    if (keep && mark) own.tap({ [row.workerId]: { ...mark, version: now?.version ?? null } })
    else own.drop([row.workerId])
  }
  const save = async () => {
    if (await own.save()) notify('Absensi tersimpan.')
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-border-subtle px-4 pb-3">
        <Button size="sm" icon={<Check />} onClick={() => all('whole')}>
          Semua hadir
        </Button>
        <Button size="sm" icon={<Copy />} onClick={() => all('last')}>
          Kemarin
        </Button>
        <Button size="sm" variant="ghost" aria-pressed={isOpenOnly} onClick={() => setOpenOnly(!isOpenOnly)}>
          {`Belum ${open}`}
        </Button>
        {own.queued > 0 && (
          <span role="status" className="ml-auto flex items-center gap-1.5 text-small text-accent">
            <CloudOff aria-hidden /> {`${own.queued} antre`}
          </span>
        )}
      </div>
      {sheet.rest !== null && (
        <p className="px-4 pt-3 text-small text-muted-foreground">{`${sheet.rest}: kerja hari ini ditandai dalam jam.`}</p>
      )}
      {(own.fault ??
        (own.isFull ? 'Penyimpanan perangkat ini penuh. Sambungkan ke internet, lalu simpan.' : undefined)) && (
        <Notice tone="danger" className="m-4">
          {own.fault ?? 'Penyimpanan perangkat ini penuh. Sambungkan ke internet, lalu simpan.'}
        </Notice>
      )}
      <ul aria-label="Pekerja">
        {rows
          .filter((each) => !isOpenOnly || isOpen(each))
          .map(({ row, standing }) => (
            <WorkerMarks
              key={row.workerId}
              {...{ row, standing, keys }}
              moved={own.moves[row.workerId]}
              trouble={own.troubles[row.workerId]}
              onKey={(mark) => own.tap({ [row.workerId]: tapped(row, own.marks[row.workerId], mark) })}
              onMore={() => setMore(row)}
              onSettle={(keep) => settle(row, keep)}
            />
          ))}
      </ul>
      <div className="sticky bottom-0 border-t border-border bg-card px-4 py-3">
        <p className="mb-2 flex text-small" aria-live="polite">
          <strong className="font-medium">{`${rows.length - open} dari ${rows.length} pekerja ditandai`}</strong>
          <span className="ml-auto text-muted-foreground">{open > 0 ? `${open} belum` : ''}</span>
        </p>
        <Button
          wide
          variant="filled"
          disabled={unsent === 0}
          isBusy={own.isSending}
          busyText="Menyimpan…"
          onClick={() => void save()}
        >
          {unsent === 0 ? 'Semua tersimpan' : own.isSaid ? `Kirim lagi (${unsent})` : `Simpan absensi (${unsent})`}
        </Button>
      </div>
      {more && (
        <MoreSheet
          row={more}
          projectId={sheet.projectId}
          rest={sheet.rest !== null}
          from={tapped(more, own.marks[more.workerId], own.marks[more.workerId] ?? more.mark ?? wholeDay)}
          places={places.filter(({ id }) => id !== sheet.projectId)}
          onUse={(mark, move) => {
            if (move) own.tapMove(more.workerId, mark, move)
            else own.tap({ [more.workerId]: mark })
            setMore(undefined)
          }}
          onClose={() => setMore(undefined)}
        />
      )}
    </>
  )
}

function NoCrew() {
  return (
    <Empty
      title="Belum ada pekerja di proyek ini."
      text="Pekerja tampil di sini bila proyeknya, atau mandornya, sudah diisi di data pekerja."
      actions={<GoButton to="/management-karyawan/?tab=pekerja">Ke daftar pekerja</GoButton>}
    />
  )
}
