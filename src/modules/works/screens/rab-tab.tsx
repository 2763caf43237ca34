import BookOpen from 'lucide-react/icons/book-open'
import FileUp from 'lucide-react/icons/file-up'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { QuietBadge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import {
  approveRab,
  exportRab,
  listRab,
  openRab,
  printRab,
  rabStates,
  removeRab,
  type Rab,
  type RabBrief,
} from '../rab/contract.ts'
import { DraftActs } from './draft-acts.tsx'
import { linesOfRab, type RabLine } from './rab/values.ts'
import { RabTable } from './rab/rab-table.tsx'

const RabEditor = later(() => import('./rab/rab-editor.tsx').then((parts) => parts.RabEditor))
const AnalysisLibrary = later(() => import('./ahsp/analysis-library.tsx').then((parts) => parts.AnalysisLibrary))
const RabImport = later(() => import('./rab/rab-import.tsx').then((parts) => parts.RabImport))

/** What the editor begins with. */
interface Writing {
  readonly lines: readonly RabLine[]
  readonly fileName: string | null
  readonly rounding: string
}

/** The bill of quantities of a project: its versions, the tree of the chosen one, and what may be done with it. */
export function RabTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listRab, { id: projectId })
  const [chosen, setChosen] = useState<string>()
  const [writing, setWriting] = useState<Writing>()
  const [isImporting, setImporting] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const mayWrite = useCan('update daftar-proyek')
  const versions = asked.data ?? []
  const shown = versions.find((one) => one.id === chosen) ?? versions[0]
  const draft = versions.find((one) => one.state === 'draft')
  const begin = (lines: readonly RabLine[], from: { fileName?: string | null; rounding?: string | null } = {}) => {
    setImporting(false)
    setWriting({ lines, fileName: from.fileName ?? null, rounding: from.rounding ?? '0' })
  }
  const ways = mayWrite && (
    <div className="flex flex-wrap gap-2">
      <Button variant="ghost" icon={<BookOpen />} onClick={() => setLooking(true)}>
        AHSP
      </Button>
      <Button icon={<FileUp />} onClick={() => setImporting(true)}>
        Impor Excel
      </Button>
      {!shown && (
        <Button icon={<Pencil />} onClick={() => begin([])}>
          Tulis RAB
        </Button>
      )}
    </div>
  )
  return (
    <>
      <AskedCard asked={asked}>
        {() =>
          shown ? (
            <Version
              projectId={projectId}
              versions={versions}
              shown={shown}
              onChoose={setChosen}
              onWrite={
                mayWrite && (shown.state === 'draft' || !draft) ? (rab) => begin(linesOfRab(rab.rows), rab) : undefined
              }
              ways={ways}
            />
          ) : (
            <NothingYet text="Belum ada RAB. Impor dari Excel, atau tulis bagian dan pekerjaannya." action={ways} />
          )
        }
      </AskedCard>
      {isLooking && <AnalysisLibrary onClose={() => setLooking(false)} />}
      {isImporting && <RabImport projectId={projectId} onTake={begin} onClose={() => setImporting(false)} />}
      {writing && (
        <RabEditor
          projectId={projectId}
          {...writing}
          draft={draft}
          onClose={() => setWriting(undefined)}
          onSaved={(id) => {
            setChosen(id)
            setWriting(undefined)
          }}
        />
      )}
    </>
  )
}

const tones: Readonly<Record<RabBrief['state'], Tone>> = {
  draft: 'neutral',
  approved: 'success',
  superseded: 'neutral',
  void: 'neutral',
}

interface VersionProps {
  readonly projectId: string
  readonly versions: readonly RabBrief[]
  readonly shown: RabBrief
  readonly onChoose: (id: string) => void
  readonly onWrite: ((rab: Rab) => void) | undefined
  readonly ways: React.ReactNode
}

function Version({ projectId, versions, shown, onChoose, onWrite, ways }: VersionProps) {
  const asked = useAsk(openRab, { id: projectId, rabId: shown.id })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <SelectBox aria-label="Versi RAB" value={shown.id} onChoose={onChoose} className="w-72! max-w-full">
          {versions.map((one) => (
            <option key={one.id} value={one.id}>
              {`Revisi ${one.revision} · ${rabStates[one.state]}${one.total === null ? '' : ` · ${rupiah(one.total)}`}`}
            </option>
          ))}
        </SelectBox>
        <QuietBadge tone={tones[shown.state]} notYet={shown.state === 'draft'}>
          {stateWords(shown)}
        </QuietBadge>
        <div className="ml-auto flex flex-wrap gap-2">
          {ways}
          <PaperLink endpoint={printRab} input={{ id: projectId, rabId: shown.id }} label="Cetak" />
          <ExportMenu endpoint={exportRab} asked={{ id: projectId, rabId: shown.id }} />
          {asked.data && onWrite && (
            <Button icon={<Pencil />} onClick={() => onWrite(asked.data as Rab)}>
              {shown.state === 'draft' ? 'Ubah RAB' : 'Buat revisi'}
            </Button>
          )}
          {asked.data?.state === 'draft' && <RabDraftActs projectId={projectId} rab={asked.data} />}
        </div>
      </div>
      <AskedCard asked={asked} rows={8}>
        {(rab) => <RabTable key={rab.id} rab={rab} />}
      </AskedCard>
    </>
  )
}

function stateWords(rab: RabBrief): string {
  if (rab.state === 'draft') return `Draf, terakhir ditulis ${rab.updatedBy}`
  return `${rabStates[rab.state]}${rab.approvedBy ? ` oleh ${rab.approvedBy}` : ''}`
}

function RabDraftActs({ projectId, rab }: { readonly projectId: string; readonly rab: Rab }) {
  const approve = useAct(approveRab, { say: `RAB revisi ${rab.revision} disetujui.` })
  const remove = useAct(removeRab, { say: 'Draf RAB dihapus. Dari Sampah bisa dipulihkan selama 30 hari.' })
  const which = { id: projectId, rabId: rab.id }
  return (
    <DraftActs
      yes="Setujui RAB"
      title={`Hapus draf revisi ${rab.revision}?`}
      text="Draf ini masuk ke Sampah dan bisa dipulihkan selama 30 hari. Versi yang sudah disetujui tetap berlaku."
      hindrance={rab.hindrance}
      approve={{ ...approve, onConfirm: () => void approve.now({ ...which, version: rab.version }) }}
      remove={{ ...remove, onConfirm: () => void remove.now(which) }}
    />
  )
}
