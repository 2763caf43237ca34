import Pencil from 'lucide-react/icons/pencil'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
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
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import {
  approveRap,
  exportRap,
  listRap,
  openRap,
  printRap,
  rapStates,
  removeRap,
  type Rap,
  type RapBrief,
} from '../rap/contract.ts'
import { DraftActs } from './draft-acts.tsx'
import { DriftNotice } from './rap/drift-notice.tsx'
import { RapTable } from './rap/rap-table.tsx'
import { rowsOfRap, type RapRow } from './rap/values.ts'

const RapEditor = later(() => import('./rap/rap-editor.tsx').then((parts) => parts.RapEditor))
const ProposeSheet = later(() => import('./rap/propose-sheet.tsx').then((parts) => parts.ProposeSheet))

/** The cost plan of a project: its versions, the chosen one beside the bill, and what may be done with it. */
export function RapTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listRap, { id: projectId })
  const [chosen, setChosen] = useState<string>()
  const [writing, setWriting] = useState<readonly RapRow[]>()
  const [isProposing, setProposing] = useState(false)
  const mayWrite = useCan('update daftar-proyek')
  const versions = asked.data?.versions ?? []
  const bill = asked.data?.bill ?? []
  const shown = versions.find((one) => one.id === chosen) ?? versions[0]
  const draft = versions.find((one) => one.state === 'draft')
  const propose = mayWrite && bill.length > 0 && (!shown || shown.state === 'draft') && (
    <Button icon={<WandSparkles />} onClick={() => setProposing(true)}>
      Usulkan dari RAB
    </Button>
  )
  const begin = mayWrite && (
    <div className="flex flex-wrap gap-2">
      {propose}
      <Button icon={<Pencil />} onClick={() => setWriting([])}>
        Susun RAP
      </Button>
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
                mayWrite && (shown.state === 'draft' || !draft) ? (rap) => setWriting(rowsOfRap(rap.lines)) : undefined
              }
              propose={propose}
            />
          ) : bill.length === 0 ? (
            <NothingYet text="RAP disusun di atas RAB. Setujui RAB proyek ini dulu." />
          ) : (
            <NothingYet text="Belum ada RAP. Usulkan dari harga RAB, atau ketik biaya tiap pekerjaan." action={begin} />
          )
        }
      </AskedCard>
      {isProposing && (
        <ProposeSheet
          bill={bill}
          onTake={(rows) => {
            setProposing(false)
            setWriting(rows)
          }}
          onClose={() => setProposing(false)}
        />
      )}
      {writing && (
        <RapEditor
          projectId={projectId}
          bill={bill}
          rows={writing}
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

interface VersionProps {
  readonly projectId: string
  readonly versions: readonly RapBrief[]
  readonly shown: RapBrief
  readonly onChoose: (id: string) => void
  readonly onWrite: ((rap: Rap) => void) | undefined
  readonly propose: React.ReactNode
}

function Version({ projectId, versions, shown, onChoose, onWrite, propose }: VersionProps) {
  const asked = useAsk(openRap, { id: projectId, rapId: shown.id })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <SelectBox aria-label="Versi RAP" value={shown.id} onChoose={onChoose} className="w-80! max-w-full">
          {versions.map((one) => (
            <option key={one.id} value={one.id}>
              {`RAP ${one.revision} · ${one.isFirst ? 'RAP awal' : rapStates[one.state]} · ${rupiah(one.total)}`}
            </option>
          ))}
        </SelectBox>
        <QuietBadge tone={shown.state === 'approved' ? 'success' : 'neutral'} notYet={shown.state === 'draft'}>
          {stateWords(shown)}
        </QuietBadge>
        <div className="ml-auto flex flex-wrap gap-2">
          {propose}
          <PaperLink endpoint={printRap} input={{ id: projectId, rapId: shown.id }} label="Cetak" />
          <ExportMenu endpoint={exportRap} asked={{ id: projectId, rapId: shown.id }} />
          {asked.data && onWrite && (
            <Button icon={<Pencil />} onClick={() => onWrite(asked.data as Rap)}>
              {shown.state === 'draft' ? 'Ubah RAP' : 'Buat revisi'}
            </Button>
          )}
          {asked.data?.state === 'draft' && <RapDraftActs projectId={projectId} rap={asked.data} />}
        </div>
      </div>
      {shown.note && <p className="px-5 pb-3 text-small text-muted-foreground">{shown.note}</p>}
      {shown.state === 'approved' && <DriftNotice projectId={projectId} />}
      <AskedCard asked={asked} rows={8}>
        {(rap) => <RapTable key={rap.id} rap={rap} />}
      </AskedCard>
    </>
  )
}

function stateWords(rap: RapBrief): string {
  if (rap.state === 'draft') return `Draf, terakhir ditulis ${rap.updatedBy}`
  return `${rapStates[rap.state]}${rap.approvedBy ? ` oleh ${rap.approvedBy}` : ''}`
}

function RapDraftActs({ projectId, rap }: { readonly projectId: string; readonly rap: Rap }) {
  const approve = useAct(approveRap, { say: `RAP ${rap.revision} disetujui.` })
  const remove = useAct(removeRap, { say: 'Draf RAP dihapus. Dari Sampah bisa dipulihkan selama 30 hari.' })
  const which = { id: projectId, rapId: rap.id }
  return (
    <DraftActs
      yes="Setujui RAP"
      title={`Hapus draf RAP ${rap.revision}?`}
      text="Draf ini masuk ke Sampah dan bisa dipulihkan selama 30 hari. RAP yang sudah disetujui tetap berlaku."
      hindrance={rap.hindrance}
      approve={{ ...approve, onConfirm: () => void approve.now({ ...which, version: rap.version }) }}
      remove={{ ...remove, onConfirm: () => void remove.now(which) }}
    />
  )
}
