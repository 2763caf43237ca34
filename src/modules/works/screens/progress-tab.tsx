import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { percentFormat, rupiah } from '#ground/format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Percent, Qty } from '#kit/screen/format/quantity.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { approveProgress, openProgress, removeProgress, type ProgressSheet } from '../progress/contract.ts'
import { measuredText } from '../progress/measured-text.ts'
import { DropDraft } from './drop-draft.tsx'
import { AgreeSheet, ReturnSheet } from './progress/approve-sheet.tsx'
import { Returned } from './progress/returned.tsx'
import { shareOfLine } from './progress/share-of-line.ts'
import { WeeksApproved } from './progress/weeks-approved.tsx'

const WorkPhotosSheet = later(() => import('./progress/work-photos-sheet.tsx').then((parts) => parts.WorkPhotosSheet))

type Row = ProgressSheet['lines'][number]

/** The progress of a project (opname): how far each line has come, the week that is being written, and the weeks before. */
export function ProgressTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(openProgress, { id: projectId })
  const [shown, setShown] = useState<Row>()
  return (
    <>
      <AskedCard asked={asked} rows={8}>
        {(sheet) =>
          sheet.lines.length === 0 ? (
            <NothingYet text="Progres dicatat per pekerjaan RAB. Setujui RAB proyek ini dulu." />
          ) : (
            <>
              <Head projectId={projectId} sheet={sheet} />
              <PlainTable
                label="Opname"
                columns={columnsWith(sheet, setShown)}
                rows={sheet.lines}
                keyOf={(row) => row.workItemId}
              />
              {sheet.reports.length > 0 && <WeeksApproved projectId={projectId} reports={sheet.reports} />}
            </>
          )
        }
      </AskedCard>
      {shown && <WorkPhotosSheet projectId={projectId} work={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

interface HeadProps {
  readonly projectId: string
  readonly sheet: ProgressSheet
}

function Head({ projectId, sheet }: HeadProps) {
  const mayWrite = useCan('update daftar-proyek')
  const { draft } = sheet
  return (
    <div className="flex flex-wrap items-center gap-3 px-5 py-3">
      <p>
        <strong className="text-lg figures">{percentFormat(sheet.pct)}</strong>
        <span className="ml-2 text-small text-muted-foreground">
          {sheet.earned === null || sheet.total === null
            ? 'disetujui'
            : `disetujui, senilai ${rupiah(sheet.earned)} dari ${rupiah(sheet.total)}`}
        </span>
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        {draft && <DraftActs projectId={projectId} sheet={sheet} />}
        {mayWrite && (
          <GoButton to={`/daftar-proyek/opname/${projectId}`} icon={<Pencil />}>
            {draft ? `Ubah minggu ${draft.week}` : `Catat minggu ${sheet.nextWeek}`}
          </GoButton>
        )}
      </div>
    </div>
  )
}

function DraftActs({ projectId, sheet }: { readonly projectId: string; readonly sheet: ProgressSheet }) {
  const mayWrite = useCan('update daftar-proyek')
  const draft = sheet.draft
  const approve = useAct(approveProgress, { say: 'Opname disetujui.' })
  const remove = useAct(removeProgress, { say: 'Draf opname dihapus. Dari Sampah bisa dipulihkan selama 30 hari.' })
  const [isOpen, setOpen] = useState<'agree' | 'return' | null>(null)
  if (!draft) return null
  const close = () => setOpen(null)
  const which = { id: projectId, reportId: draft.id }
  return (
    <>
      {sheet.hindrance === 'own' && (
        <p className="self-center text-small text-muted-foreground">{`Minggu ${draft.week} menunggu disetujui orang lain.`}</p>
      )}
      {mayWrite && (
        <DropDraft
          title={`Hapus draf opname minggu ${draft.week}?`}
          text="Draf ini masuk ke Sampah dan bisa dipulihkan selama 30 hari. Opname yang sudah disetujui tetap berlaku."
          doing={remove}
          onConfirm={() => void remove.now(which)}
        />
      )}
      {sheet.hindrance === null && (
        <>
          <Button variant="ghost" onClick={() => setOpen('return')}>
            Kembalikan
          </Button>
          <Button onClick={() => setOpen('agree')}>Volume lain</Button>
        </>
      )}
      {sheet.hindrance === null && (
        <Button
          variant="filled"
          isBusy={approve.isBusy}
          busyText="Menyetujui…"
          onClick={() => void approve.now({ ...which, version: draft.version })}
        >
          {`Setujui minggu ${draft.week}`}
        </Button>
      )}
      {draft.returned && <Returned draft={draft} />}
      {isOpen === 'agree' && <AgreeSheet projectId={projectId} sheet={sheet} draft={draft} onClose={close} />}
      {isOpen === 'return' && <ReturnSheet projectId={projectId} draft={draft} onClose={close} />}
      {approve.refusal && (
        <Notice tone="danger" className="w-full">
          {approve.refusal.message}
        </Notice>
      )}
    </>
  )
}

/** A line by its name; under it what the volume of the draft was measured from, for who approves it. */
function NameOf({ row }: { readonly row: Row }) {
  return (
    <>
      <span className="block truncate">{row.name}</span>
      {row.measurements.map((one, at) => (
        <span key={at} className="block text-small text-muted-foreground figures">
          {measuredText(one)}
        </span>
      ))}
    </>
  )
}

/** How many photos show it, which a press opens; none of a volume that grew is told in red. */
function Photos({ row, onOpen }: { readonly row: Row; readonly onOpen: (row: Row) => void }) {
  const { photos, week, code, name } = row
  const isBare = photos === 0 && week !== '0'
  const said = (
    <>
      {photos}
      <span className="md:hidden"> foto</span>
    </>
  )
  if (!photos) return <span className={isBare ? 'font-semibold text-danger figures' : 'figures'}>{said}</span>
  return (
    <button
      type="button"
      aria-label={`${photos} foto ${code} ${name}`}
      onClick={() => onOpen(row)}
      className={`${numberLink} for-thumb min-w-6 text-right figures max-md:min-w-11 max-md:text-left`}
    >
      {said}
    </button>
  )
}

function columnsWith({ draft, lines }: ProgressSheet, onPhotos: (row: Row) => void): readonly PlainColumn<Row>[] {
  const measured: PlainColumn<Row> = {
    id: 'internal',
    title: 'Diukur',
    width: 104,
    align: 'right',
    isWide: true,
    cell: (row) => <Qty value={row.internal ?? row.before} />,
  }
  const week: PlainColumn<Row> = {
    id: 'week',
    title: 'Minggu ini',
    width: 104,
    align: 'right',
    cell: (row) => <Qty value={row.week} />,
  }
  const photos: PlainColumn<Row> = {
    id: 'photos',
    title: 'Foto',
    width: 72,
    align: 'right',
    under: 'name',
    cell: (row) => <Photos row={row} onOpen={onPhotos} />,
  }
  return [
    { id: 'code', title: 'No.', width: 88, isWide: true, cell: (row) => <span className="code">{row.code}</span> },
    { id: 'name', title: 'Pekerjaan', cell: (row) => <NameOf row={row} /> },
    { id: 'unit', title: 'Sat.', width: 56, isWide: true, cell: (row) => row.unit },
    {
      id: 'contract',
      title: 'Kontrak',
      width: 104,
      align: 'right',
      isWide: true,
      cell: (row) => <Qty value={row.contract} />,
    },
    ...(lines.some(({ internal }) => internal !== null) ? [measured] : []),
    { id: 'before', title: 'Disetujui', width: 104, align: 'right', cell: (row) => <Qty value={row.before} /> },
    ...(draft ? [week] : []),
    { id: 'share', title: '%', width: 80, align: 'right', cell: (row) => <Percent value={shareOfLine(row)} /> },
    ...(lines.some(({ photos, week: grew }) => photos !== null && (photos > 0 || grew !== '0')) ? [photos] : []),
  ]
}
