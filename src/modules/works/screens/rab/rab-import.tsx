import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { money, plus } from '#ground/money.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import type { AnalysisCopy } from '../../ahsp/contract.ts'
import { readRabFile, type RabWorkbook } from '../../rab/contract.ts'
import { compareSums, type JudgedRow } from '../../rab/judge.ts'
import { roundingOf } from '../../rab/rules.ts'
import { AnalysesOfWorkbook } from './analyses-of-workbook.tsx'
import { JudgedTable } from './judged-table.tsx'
import { linesOfWorkbook, type RabLine } from './values.ts'

const MOST_BYTES = 10 * 1024 * 1024

interface RabImportProps {
  readonly projectId: string
  readonly onTake: (lines: readonly RabLine[], from: { fileName: string; rounding: string }) => void
  readonly onClose: () => void
}

/** Brings a bill of quantities in from a workbook: each row is judged, each judgement may be changed, then it is written. */
export function RabImport({ projectId, onTake, onClose }: RabImportProps) {
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<string>()
  const [rows, setRows] = useState<readonly JudgedRow[]>([])
  const [isRounded, setRounded] = useState(true)
  const [book, setBook] = useState<RabWorkbook>()
  const [usable, setUsable] = useState<readonly AnalysisCopy[]>([])
  const read = useAct(readRabFile, {
    onDone: (answer) => {
      setBook(answer)
      setUsable([])
      setRows(answer.rows)
    },
  })
  const take = (given: File | undefined, sheet = 'otomatis') => {
    setWrong(undefined)
    if (!given) return
    setFile(given)
    if (given.size > MOST_BYTES) setWrong('Berkas lebih dari 10 MB. Simpan lembar RAB saja, lalu coba lagi.')
    else void read.now({ id: projectId, sheet }, { file: given })
  }
  const compared = book && compareSums(rows, asSums(book))
  const rounded = book?.sums.rounded ?? null
  const rounding = compared && rounded !== null && isRounded ? roundingOf(compared.ours, money(rounded)) : money(0)
  const why = wrong ?? read.refusal?.message ?? read.errors['file']?.[0]
  return (
    <Sheet
      open
      onClose={onClose}
      title="Impor RAB dari Excel"
      width="w-280"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          {book && compared && (
            <Button
              variant="filled"
              disabled={compared.lines === 0}
              onClick={() =>
                onTake(linesOfWorkbook(rows, usable), { fileName: book.fileName, rounding: String(rounding) })
              }
            >
              {`Pakai ${compared.lines} pekerjaan`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {why ? <Notice tone="danger">{why}</Notice> : null}
        <div className="flex flex-wrap items-center gap-3">
          <FileChoice isBusy={read.isBusy} name={book?.fileName} onFile={take} />
          {book && book.sheets.length > 1 && (
            <SelectBox
              aria-label="Lembar"
              value={String(book.sheet + 1)}
              onChoose={(sheet) => take(file, sheet)}
              className="w-56!"
            >
              {book.sheets.map((name, at) => (
                <option key={name} value={String(at + 1)}>
                  {name}
                </option>
              ))}
            </SelectBox>
          )}
        </div>
        {book && compared && (
          <>
            <Sums book={book} compared={compared} />
            {rounded !== null && (
              <label className="flex items-center gap-2 text-small">
                <input type="checkbox" checked={isRounded} onChange={(event) => setRounded(event.target.checked)} />
                {`Nilai kontrak mengikuti yang dibulatkan ${rupiah(rounded)}: ${rupiah(plus(compared.ours, rounding))} sebelum PPN`}
              </label>
            )}
            {book.analyses.length > 0 && (
              <AnalysesOfWorkbook key={book.fileName} analyses={book.analyses} onUsable={setUsable} />
            )}
            <JudgedTable rows={rows} onChange={setRows} />
          </>
        )}
      </div>
    </Sheet>
  )
}

function asSums(book: RabWorkbook) {
  const { total, rounded, hasPpn } = book.sums
  return { total, rounded: rounded === null ? null : money(rounded), hasPpn }
}

function Sums({ book, compared }: { book: RabWorkbook; compared: ReturnType<typeof compareSums> }) {
  const { ours, left, difference, lines } = compared
  return (
    <p className="text-small" role="status">
      <strong className="figures">{rupiah(ours)}</strong>
      {` dari ${lines} pekerjaan.`}
      {book.sums.total !== null &&
        difference !== null &&
        (difference === 0n
          ? ' Sama dengan jumlah di berkas.'
          : ` Di berkas tertulis ${shownSum(book.sums.total)}; selisih ${rupiah(difference)} dari pembulatan tiap baris.`)}
      {left !== 0n && ` Baris yang salah, ${rupiah(left)}, tidak ikut.`}
    </p>
  )
}

const shownSum = (text: string) => rupiah(text.split('.')[0] ?? text)

function FileChoice({
  isBusy,
  name,
  onFile,
}: {
  isBusy: boolean
  name: string | undefined
  onFile: (file: File | undefined) => void
}) {
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-lg border border-dashed border-input px-4 py-3 hover:bg-row-hover has-focus-visible:outline-2 has-focus-visible:outline-ring">
      <FileSpreadsheet className="size-6 text-subtle-foreground" aria-hidden />
      <span>
        <span className="block font-semibold">{isBusy ? 'Membaca berkas…' : (name ?? 'Pilih berkas RAB')}</span>
        <span className="block text-small text-muted-foreground">Excel (.xlsx) atau CSV, paling banyak 10 MB</span>
      </span>
      <input
        type="file"
        accept=".xlsx,.csv,.tsv,.txt"
        className="sr-only"
        disabled={isBusy}
        aria-label="Pilih berkas RAB"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
