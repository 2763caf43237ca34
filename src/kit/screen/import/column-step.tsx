import { useEffect, useState } from 'react'
import {
  mapImport,
  type ColumnQuestion,
  type ImportAbout,
  type ImportColumnInfo,
  type ImportRun,
  type TwinChoice,
} from '#kit/import/contract.ts'
import { useAct } from '../client/use-act.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { ColumnDoubts } from './column-doubts.tsx'
import { HeadRow } from './head-row.tsx'
import { PartChoice } from './part-choice.tsx'
import { StepFrame } from './step-frame.tsx'
import { unusedHeads } from './unused-heads.ts'
import { choiceWords } from './words.ts'

interface ColumnStepProps {
  readonly run: ImportRun
  readonly about: ImportAbout
  readonly file: File | undefined
  /** Told of the import that the same file became, read in another way. */
  readonly onRun: (id: string) => void
  readonly onBack: () => void
  readonly onDone: () => void
  /** Told when columns were chosen that are not kept yet. */
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** The second step: which column stands under which head. Guessed by name, remembered from the last time. */
export function ColumnStep({ run, about, file, onRun, onBack, onDone, onUnsaved }: ColumnStepProps) {
  const [mapping, setMapping] = useState<readonly string[]>(run.mapping)
  const [fixed, setFixed] = useState<Readonly<Record<string, string>>>(run.fixed)
  const [onTwin, setOnTwin] = useState<TwinChoice>(run.onTwin)
  const [readings, setReadings] = useState(run.readings)
  const [asks, setAsks] = useState<readonly ColumnQuestion[]>([])
  const map = useAct(mapImport, {
    onDone: (answer) => (answer.asks.length > 0 ? setAsks(answer.asks) : onDone()),
  })
  const isUnsaved =
    onTwin !== run.onTwin ||
    mapping.some((key, at) => key !== run.mapping[at]) ||
    Object.entries(fixed).some(([key, text]) => text !== (run.fixed[key] ?? ''))
  useEffect(() => {
    onUnsaved(isUnsaved)
    return () => onUnsaved(false)
  }, [isUnsaved, onUnsaved])
  const missing = about.columns.filter(({ key, isNeeded }) => isNeeded && !mapping.includes(key))
  const unused = unusedHeads(run, mapping)
  const put = (at: number, key: string) =>
    setMapping(mapping.map((each, index) => (index === at ? key : each === key ? '' : each)))
  const choices = (about.mayUpdate ? (['skip', 'update', 'add'] as const) : (['skip', 'add'] as const)).map(
    (value) => ({
      value,
      label: choiceWords[value],
    }),
  )
  return (
    <StepFrame
      aside={
        <Button variant="ghost" onClick={onBack}>
          Kembali
        </Button>
      }
      foot={
        <>
          {unused !== '' && <span className="self-center text-small text-muted-foreground">{unused}</span>}
          <Button
            variant="filled"
            isBusy={map.isBusy}
            busyText="Memeriksa…"
            onClick={() =>
              void map.now({
                id: run.id,
                mapping: [...mapping],
                fixed: { ...fixed },
                onTwin,
                readings: { ...readings },
              })
            }
          >
            Periksa baris
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {map.refusal ? <Notice tone="danger">{map.refusal.message}</Notice> : null}
        <PartChoice run={run} file={file} onRun={onRun} />
        <div className="overflow-hidden rounded-lg border border-border">
          <table className="w-full table-fixed text-small">
            <thead className="bg-muted text-left text-xs text-muted-foreground">
              <tr>
                <th className="w-2/5 px-4 py-2 font-medium">Kolom di berkas</th>
                <th className="px-4 py-2 font-medium">Menjadi</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border-subtle">
              {run.heads.map((head, at) => (
                <HeadRow
                  // Heads may be the same twice: their place tells them apart.
                  key={at}
                  head={head}
                  example={run.sample.map((cells) => cells[at] ?? '').find((cell) => cell !== '') ?? ''}
                  columns={about.columns}
                  taken={mapping}
                  value={mapping[at] ?? ''}
                  onChange={(key) => put(at, key)}
                />
              ))}
            </tbody>
          </table>
        </div>
        {missing.length > 0 && <Missing columns={missing} fixed={fixed} onChange={setFixed} />}
        {asks.length > 0 && <ColumnDoubts asks={asks} readings={readings} onChange={setReadings} />}
        <div>
          <p className="mb-1.5 text-small font-medium">Baris yang datanya sudah ada</p>
          <Segmented label="Baris yang datanya sudah ada" value={onTwin} options={choices} onChange={setOnTwin} />
          <p className="mt-1.5 text-xs text-muted-foreground">
            Bisa diubah per baris di langkah berikutnya. Memperbarui hanya mengganti yang diisi di berkas.
          </p>
        </div>
      </div>
    </StepFrame>
  )
}

interface MissingProps {
  readonly columns: readonly ImportColumnInfo[]
  readonly fixed: Readonly<Record<string, string>>
  readonly onChange: (fixed: Readonly<Record<string, string>>) => void
}

// A warehouse or a day that holds for the whole file seldom has a column of its own.
function Missing({ columns, fixed, onChange }: MissingProps) {
  return (
    <Notice tone="warning">
      <p className="font-medium">Kolom wajib ini tidak ada di berkas.</p>
      <p className="text-small">Pilih kolomnya di atas, atau isi satu nilai untuk semua baris.</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {columns.map(({ key, label, words }) => (
          <label key={key} className="text-small font-medium">
            {label}
            <input
              className="mt-1 block h-9 w-full rounded-md border border-input bg-card px-3 text-sm outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring max-md:h-12 max-md:text-base"
              value={fixed[key] ?? ''}
              placeholder={words.slice(0, 3).join(', ')}
              onChange={(event) => onChange({ ...fixed, [key]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </Notice>
  )
}
