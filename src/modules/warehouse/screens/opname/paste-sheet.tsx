import { useState } from 'react'
import { exactFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { bareInput, controlFrame } from '#kit/screen/form/control-style.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { matchPastedList, type PastedMatch } from '#modules/catalog/paste/contract.ts'
import { saveCounted, type CountDetail } from '#modules/warehouse/opname/contract.ts'
import { countsOf, inBase, likeliest, meantOf, type PastedCount } from './paste-match.ts'

interface PasteCountsProps {
  readonly count: CountDetail
  readonly onClose: () => void
}

/** A list from WhatsApp or Excel becomes counts; every row is confirmed by a person first. */
export function PasteCounts({ count, onClose }: PasteCountsProps) {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly PastedMatch[]>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const save = useAct(saveCounted, { say: (done) => `${done.saved} hitungan disimpan.`, onDone: onClose })
  const find = useAct(matchPastedList)
  const read = async () => {
    const found = await find.now({ text })
    if (!found) return
    const onSheet = new Set(count.lines.map((line) => line.itemId))
    const ranked = found.map((row) => ({ ...row, candidates: likeliest(row, onSheet) }))
    setRows(ranked)
    setChosen(ranked.map((row) => meantOf(row)?.id ?? ''))
  }
  const counts = countsOf(rows ?? [], chosen)
  const lines = counts.map(({ itemId, counted }) => ({ itemId, counted }))
  const foot = rows ? (
    <>
      <Button variant="ghost" onClick={() => setRows(undefined)}>
        Kembali
      </Button>
      <Button
        variant="filled"
        isBusy={save.isBusy}
        busyText="Menyimpan…"
        disabled={lines.length === 0}
        onClick={() => void save.now({ id: count.id, lines })}
      >
        Simpan {lines.length} hitungan
      </Button>
    </>
  ) : (
    <Button
      variant="filled"
      isBusy={find.isBusy}
      busyText="Membaca…"
      disabled={text.trim() === ''}
      onClick={() => void read()}
    >
      Baca daftar
    </Button>
  )
  return (
    <Sheet open onClose={onClose} title="Tempel daftar hitungan" foot={foot}>
      <div className="grid gap-4 p-5">
        {rows ? (
          <Rows rows={rows} chosen={chosen} counts={counts} onChoose={(at, id) => setChosen(chosen.with(at, id))} />
        ) : (
          <>
            <p className="text-small text-muted-foreground">
              Tempel dari WhatsApp atau Excel, misalnya “semen 50 sak, pasir 2 rit”. Tiap baris dicocokkan dengan data
              barang dan bisa diperiksa dulu.
            </p>
            <div className={controlFrame}>
              <textarea
                aria-label="Daftar hitungan"
                rows={10}
                maxLength={20_000}
                className={`${bareInput} block min-h-40 px-3 py-2`}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
          </>
        )}
        {(save.refusal ?? find.refusal) && (
          <p role="alert" className="text-small font-medium text-danger">
            {(save.refusal ?? find.refusal)?.message}
          </p>
        )}
      </div>
    </Sheet>
  )
}

interface RowsProps {
  readonly rows: readonly PastedMatch[]
  readonly chosen: readonly string[]
  readonly counts: readonly PastedCount[]
  readonly onChoose: (at: number, id: string) => void
}

function Rows({ rows, chosen, counts, onChoose }: RowsProps) {
  if (rows.length === 0) return <p className="text-muted-foreground">Tidak ada baris yang bisa dibaca.</p>
  return (
    <ul className="divide-y divide-border-subtle border-y border-border-subtle">
      {rows.map((row, index) => (
        <li key={`${index} ${row.source}`} className="grid gap-1.5 py-3">
          <span className="text-small text-muted-foreground">“{row.source}”</span>
          <SelectBox
            aria-label={`Barang untuk ${row.source}`}
            value={chosen[index] ?? ''}
            onChoose={(id) => onChoose(index, id)}
          >
            <option value="">Lewati baris ini</option>
            {row.candidates.map((item) => (
              <option key={item.id} value={item.id}>
                {item.name} ({item.code})
              </option>
            ))}
          </SelectBox>
          <Read row={row} itemId={chosen[index] ?? ''} counts={counts} />
        </li>
      ))}
    </ul>
  )
}

interface ReadProps {
  readonly row: PastedMatch
  readonly itemId: string
  readonly counts: readonly PastedCount[]
}

function Read({ row, itemId, counts }: ReadProps) {
  const item = row.candidates.find((one) => one.id === itemId)
  if (!item) {
    return (
      <span className="text-small text-warning">
        {row.candidates.length === 0 ? 'Barang tidak dikenal.' : 'Dilewati.'}
      </span>
    )
  }
  if (row.qty === null) return <span className="text-small text-warning">Jumlahnya tidak terbaca.</span>
  const counted = inBase(item, row)
  const whole = counts.find((one) => one.itemId === itemId)
  return counted ? (
    <span className="font-medium figures">
      {exactFormat(counted)} {item.baseUnit}
      {whole && whole.rows > 1 && (
        <span className="font-normal text-muted-foreground">
          {` · dijumlahkan: ${exactFormat(whole.counted)} ${item.baseUnit} dari ${whole.rows} baris`}
        </span>
      )}
    </span>
  ) : (
    <span className="text-small text-warning">
      Satuan “{row.unit}” bukan satuan barang ini. Daftarkan konversinya, atau isi sendiri di lembar.
    </span>
  )
}
