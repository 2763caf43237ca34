import { useState } from 'react'
import { thousands } from '#ground/format.ts'
import * as contract from '#kit/import/contract.ts'
import type { ImportAbout, ImportRun } from '#kit/import/contract.ts'
import { useAct } from '../client/use-act.ts'
import { Confirm } from '../detail/confirm.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ImportGrid } from './import-grid.tsx'
import { StepFrame } from './step-frame.tsx'
import { importWords } from './words.ts'

interface CheckStepProps {
  readonly run: ImportRun
  readonly about: ImportAbout
  readonly onColumns: () => void
  readonly onDone: () => void
  readonly onDropped: () => void
}

type Only = 'error' | 'twin' | 'semua'

/** The third step: what is wrong is mended here, cell by cell; then all come in, or those that are right. */
export function CheckStep({ run, about, onColumns, onDone, onDropped }: CheckStepProps) {
  const [mended, setMended] = useState<Pick<ImportRun, 'counts' | 'leftOut'>>()
  const { counts, leftOut } = mended ?? run
  const { error = 0, twin = 0, sound = 0 } = counts
  const [only, setOnly] = useState<Only>(error > 0 ? 'error' : twin > 0 ? 'twin' : 'semua')
  const rehearse = useAct(contract.tryImport, { onDone })
  const start = useAct(contract.startImport, { onDone })
  const drop = useAct(contract.dropImport, { onDone: onDropped, say: 'Berkas dibuang.' })
  const [isDropping, setDropping] = useState(false)
  const refusal = start.refusal ?? rehearse.refusal
  const good = sound + twin - leftOut
  return (
    <StepFrame
      fill
      aside={
        <>
          <Button variant="ghost" onClick={onColumns}>
            Ubah kolom
          </Button>
          <Button variant="ghost" onClick={() => setDropping(true)}>
            Buang berkas
          </Button>
          <Button variant="ghost" isBusy={rehearse.isBusy} onClick={() => void rehearse.now({ id: run.id })}>
            Uji coba
          </Button>
        </>
      }
      foot={
        <>
          {leftOut > 0 && (
            <span className="self-center text-small text-muted-foreground">
              {thousands(String(leftOut))} dilewati karena sudah ada
            </span>
          )}
          <Button
            variant="filled"
            isBusy={start.isBusy}
            disabled={good === 0}
            onClick={() => void start.now({ id: run.id, mode: error > 0 ? 'valid' : 'all' })}
          >
            {importWords(good, { error, leftOut })}
          </Button>
        </>
      }
    >
      <div className="flex-none">
        <Said run={run} refusal={refusal?.message} />
        <Tabs
          label="Baris"
          value={only}
          onChange={setOnly}
          roomy
          tabs={[
            { value: 'error', label: 'Perlu diperbaiki', count: thousands(String(error)), hot: error > 0 },
            { value: 'twin', label: 'Sudah ada', count: thousands(String(twin)) },
            { value: 'semua', label: 'Semua', count: thousands(String(run.total)) },
          ]}
        />
      </div>
      {isDropping && (
        <Confirm
          isDanger
          title="Buang berkas ini?"
          text="Isinya dilupakan bersama yang sudah Anda perbaiki di sini. Belum ada baris yang masuk."
          act="Buang"
          doing={drop}
          onConfirm={() => void drop.now({ id: run.id })}
          onClose={() => setDropping(false)}
        />
      )}
      <ImportGrid key={only} run={run} about={about} only={only === 'semua' ? undefined : only} onMended={setMended} />
    </StepFrame>
  )
}

function Said({ run, refusal }: { readonly run: ImportRun; readonly refusal: string | undefined }) {
  if (refusal)
    return (
      <Notice tone="danger" className="m-4 mb-0">
        {refusal}
      </Notice>
    )
  if (run.note === 'tried') {
    const { error = 0 } = run.counts
    return (
      <Notice tone={error > 0 ? 'warning' : 'success'} className="m-4 mb-0">
        {error > 0
          ? 'Uji coba selesai tanpa menyimpan apa pun. Baris yang akan ditolak ada di bawah.'
          : 'Uji coba selesai tanpa menyimpan apa pun: semua baris akan diterima.'}
      </Notice>
    )
  }
  return run.note ? (
    <Notice tone="danger" className="m-4 mb-0">
      {run.note}
    </Notice>
  ) : null
}
