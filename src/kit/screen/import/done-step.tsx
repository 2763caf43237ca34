import Download from 'lucide-react/icons/download'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { thousands } from '#ground/format.ts'
import { againImport, rejectedRows, undoImport, type ImportRun, type RowState } from '#kit/import/contract.ts'
import { download } from '../client/download.ts'
import { useAct } from '../client/use-act.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { KeptRows, RefusedRows } from './kept-rows.tsx'
import { StepFrame } from './step-frame.tsx'
import { rowWords, runWords } from './words.ts'

interface DoneStepProps {
  readonly run: ImportRun
  readonly onAnother: () => void
  /** Its rows are looked at again, as a file of their own. */
  readonly onAgain: (id: string) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

const ORDER: readonly RowState[] = [
  'added',
  'updated',
  'skipped',
  'refused',
  'error',
  'undone',
  'kept',
  'sound',
  'twin',
]

/** The last step: what came in, what did not, and the way back. */
export function DoneStep({ run, onAnother, onAgain, onClose, onDone }: DoneStepProps) {
  const [isAsking, setAsking] = useState(false)
  const undo = useAct(undoImport, { onDone })
  const again = useAct(againImport, { onDone: ({ id }) => onAgain(id) })
  const refusal = undo.refusal ?? again.refusal
  // It may have stood open past its day.
  const mayUndo = run.mayUndo && undo.refusal?.code !== 'import.too-late'
  const { counts } = run
  const rejected = (counts.refused ?? 0) + (counts.error ?? 0) + (counts.skipped ?? 0)
  const made = (counts.added ?? 0) + (counts.updated ?? 0)
  return (
    <StepFrame
      aside={
        mayUndo ? (
          <Button variant="danger-outline" icon={<Undo2 />} onClick={() => setAsking(true)}>
            Urungkan impor
          </Button>
        ) : run.state === 'undone' ? (
          <Button icon={<RotateCcw />} isBusy={again.isBusy} onClick={() => void again.now({ id: run.id })}>
            Impor lagi
          </Button>
        ) : null
      }
      foot={
        <>
          <Button onClick={onAnother}>Impor berkas lain</Button>
          <Button variant="filled" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {refusal ? <Notice tone="danger">{refusal.message}</Notice> : null}
        {run.note ? <Notice tone="warning">{run.note}</Notice> : null}
        <div>
          <div role="status">
            <h3 className="mb-3 text-base font-semibold">
              {run.state === 'undone'
                ? 'Impor diurungkan.'
                : `${runWords[run.state].text}: ${thousands(String(made))} baris masuk.`}
            </h3>
          </div>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {ORDER.filter((state) => (counts[state] ?? 0) > 0).map((state) => (
              <div key={state} className="rounded-lg border border-border px-4 py-3">
                <dt className="text-xs text-muted-foreground">{rowWords[state].text}</dt>
                <dd className="text-xl font-semibold figures">{thousands(String(counts[state] ?? 0))}</dd>
              </div>
            ))}
          </dl>
        </div>
        {rejected > 0 && (
          <div className="flex flex-wrap items-center gap-2 text-small">
            <span className="mr-1 text-muted-foreground">Baris yang tidak masuk, dengan sebabnya:</span>
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button
                key={format}
                size="sm"
                icon={<Download />}
                onClick={() => void download(rejectedRows, { id: run.id, format })}
              >
                {format === 'xlsx' ? 'Excel' : 'CSV'}
              </Button>
            ))}
          </div>
        )}
        {(counts.refused ?? 0) + (counts.error ?? 0) > 0 && (
          <section>
            <RefusedRows id={run.id} />
          </section>
        )}
        {(counts.kept ?? 0) > 0 && <KeptRows id={run.id} />}
        {run.state === 'undone' && (
          <p className="text-small text-muted-foreground">
            Isi berkas ini masih disimpan. Impor lagi memeriksanya kembali tanpa mengunggah ulang.
          </p>
        )}
        {mayUndo && (
          <p className="text-small text-muted-foreground">
            Bisa diurungkan sampai 24 jam sesudah selesai. Data yang sudah dipakai atau diubah dibiarkan.
          </p>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Urungkan impor ini?"
        text={`${thousands(String(made))} baris dikembalikan seperti sebelum impor. Yang sudah dipakai atau diubah dibiarkan, dengan sebabnya.`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Batal</Button>
            <Button
              variant="danger"
              isBusy={undo.isBusy}
              onClick={() => {
                setAsking(false)
                void undo.now({ id: run.id })
              }}
            >
              Urungkan
            </Button>
          </>
        }
      />
    </StepFrame>
  )
}
