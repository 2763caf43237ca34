import { dropImport, separatorParts, uploadImportAs, type ImportRun } from '#kit/import/contract.ts'
import { useAct } from '../client/use-act.ts'
import { SelectBox } from '../form/select-box.tsx'
import { Notice } from '../ui/notice.tsx'

const separatorWords: Readonly<Record<string, string>> = {
  'titik-koma': 'Titik koma ( ; )',
  koma: 'Koma ( , )',
  tab: 'Tab',
  garis: 'Garis tegak ( | )',
}

interface PartChoiceProps {
  readonly run: ImportRun
  /** The file as it was chosen; absent when the import was taken up again later. */
  readonly file: File | undefined
  readonly onRun: (id: string) => void
}

/** Which sheet of a workbook is read, or what separates the cells of a CSV; another one reads the file anew. */
export function PartChoice({ run, file, onRun }: PartChoiceProps) {
  const drop = useAct(dropImport)
  const upload = useAct(uploadImportAs, {
    onDone: ({ id }) => {
      onRun(id)
      void drop.now({ id: run.id })
    },
  })
  const isBook = run.separator === null
  if (isBook && run.sheets.length < 2) return null
  const options = isBook
    ? run.sheets.map((name, at) => [`lembar-${at + 1}`, name || `Lembar ${at + 1}`] as const)
    : Object.entries(separatorWords)
  const now = isBook
    ? `lembar-${run.sheet + 1}`
    : Object.entries(separatorParts).find(([, mark]) => mark === run.separator)?.[0]
  return (
    <div className="grid gap-1">
      {upload.refusal ? <Notice tone="danger">{upload.refusal.message}</Notice> : null}
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium">
        {isBook ? 'Lembar yang dibaca' : 'Pemisah kolom'}
        <SelectBox
          className="max-w-full min-w-40 md:w-fit"
          value={now}
          disabled={!file || upload.isBusy}
          onChoose={(part) => file && void upload.now({ subject: run.subject, part }, { file })}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectBox>
      </label>
      {file ? null : (
        <p className="text-xs text-muted-foreground">
          Untuk mengganti, pilih berkasnya sekali lagi dari langkah pertama.
        </p>
      )}
    </div>
  )
}
