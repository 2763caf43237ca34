import Download from 'lucide-react/icons/download'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useRef, useState, type DragEvent } from 'react'
import { importTemplate, uploadImport, type ImportAbout } from '#kit/import/contract.ts'
import { download } from '../client/download.ts'
import { useAct } from '../client/use-act.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Notice } from '../ui/notice.tsx'
import { EarlierRuns } from './earlier-runs.tsx'
import { PasteBox } from './paste-box.tsx'
import { StepFrame } from './step-frame.tsx'

const ACCEPTED = '.xlsx,.csv,.tsv,.txt'
const MOST_BYTES = 10 * 1024 * 1024

interface FileStepProps {
  readonly about: ImportAbout
  /** Told of the import, and of the file it is made of where one was given now. */
  readonly onRun: (id: string, file?: File) => void
  /** Told when something was pasted that is not used yet. */
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** The first step: a file, or rows pasted from Excel. */
export function FileStep({ about, onRun, onUnsaved }: FileStepProps) {
  const [isOver, setOver] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const given = useRef<File>(undefined)
  const upload = useAct(uploadImport, { onDone: ({ id }) => onRun(id, given.current) })
  const take = (file: File | undefined) => {
    setWrong(undefined)
    if (!file) return
    given.current = file
    if (file.size > MOST_BYTES) setWrong('Berkas lebih dari 10 MB. Bagi menjadi beberapa berkas, lalu coba lagi.')
    else void upload.now({ subject: about.name }, { file })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const why = wrong ?? upload.refusal?.message
  return (
    <StepFrame>
      <div className="grid gap-6">
        {why ? <Notice tone="danger">{why}</Notice> : null}
        <label
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={cx(
            'grid cursor-pointer justify-items-center gap-1 rounded-lg border border-dashed px-6 py-10 text-center',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
            isOver ? 'border-primary bg-primary-soft' : 'border-input hover:bg-row-hover',
          )}
        >
          <FileSpreadsheet className="mb-2 size-8 text-subtle-foreground" />
          <span className="font-semibold">
            {upload.isBusy ? 'Membaca berkas…' : 'Pilih berkas, atau tarik ke sini'}
          </span>
          <span className="text-small text-muted-foreground">
            Excel (.xlsx) atau CSV, paling banyak 50.000 baris dan 10 MB
          </span>
          <input
            type="file"
            accept={ACCEPTED}
            className="sr-only"
            disabled={upload.isBusy}
            aria-label="Pilih berkas XLSX atau CSV"
            onChange={(event) => {
              take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        <PasteBox columns={about.columns} isBusy={upload.isBusy} onFile={take} onUnsaved={onUnsaved} />
        <div className="flex flex-wrap items-center gap-2 text-small text-muted-foreground">
          <span className="mr-1">Belum punya berkas? Isi contoh yang judul kolomnya sudah benar:</span>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              size="sm"
              icon={<Download />}
              onClick={() => void download(importTemplate, { subject: about.name, format })}
            >
              {format === 'xlsx' ? 'Contoh Excel' : 'Contoh CSV'}
            </Button>
          ))}
        </div>
        {about.runs.length > 0 && <EarlierRuns runs={about.runs} onRun={onRun} />}
      </div>
    </StepFrame>
  )
}
