import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { percentFormat } from '#ground/format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { listAnalyses, type Analysis } from '../../ahsp/contract.ts'

const AnalysisSheet = later(() => import('./analysis-sheet.tsx').then((parts) => parts.AnalysisSheet))

/** Analisa harga satuan: the library of the company, from which lines of a bill take their price. */
export function AnalysisLibrary({ onClose }: { readonly onClose: () => void }) {
  const asked = useAsk(listAnalyses, {})
  const mayWrite = useCan('update daftar-proyek')
  const [writing, setWriting] = useState<Analysis | 'new'>()
  if (writing) {
    return <AnalysisSheet analysis={writing === 'new' ? undefined : writing} onClose={() => setWriting(undefined)} />
  }
  const add = mayWrite && (
    <Button variant="filled" icon={<FilePlus />} onClick={() => setWriting('new')}>
      Tambah analisa
    </Button>
  )
  return (
    <Sheet open onClose={onClose} title="Analisa harga satuan (AHSP)" width="w-180">
      <AskedCard asked={asked} rows={6}>
        {(analyses) =>
          analyses.length === 0 ? (
            <NothingYet
              text="Belum ada analisa. Tulis koefisien bahan, upah, dan alat sebuah pekerjaan; harganya dihitung sendiri."
              action={add}
            />
          ) : (
            <>
              <div className="flex justify-end px-5 py-3">{add}</div>
              <PlainTable
                label="Analisa harga satuan"
                columns={columnsWith(mayWrite ? setWriting : undefined)}
                rows={analyses}
                keyOf={(row) => row.id}
              />
            </>
          )
        }
      </AskedCard>
    </Sheet>
  )
}

function columnsWith(edit: ((row: Analysis) => void) | undefined): readonly PlainColumn<Analysis>[] {
  return [
    {
      id: 'code',
      title: 'Kode',
      width: 136,
      cell: (row) =>
        edit ? (
          <button type="button" className={`${numberLink} text-left`} onClick={() => edit(row)}>
            {row.code}
          </button>
        ) : (
          <span className="code">{row.code}</span>
        ),
    },
    {
      id: 'name',
      title: 'Pekerjaan',
      cell: (row) => (
        <span className="block py-1">
          <span className="block truncate" title={row.name}>
            {row.name}
          </span>
          <span className="block truncate text-xs text-muted-foreground">
            {`${row.components.length} komponen, overhead dan laba ${percentFormat(row.overhead)}`}
          </span>
        </span>
      ),
    },
    { id: 'unit', title: 'Sat.', width: 64, isWide: true, cell: (row) => row.unit },
    { id: 'price', title: 'Harga (Rp)', width: 128, align: 'right', cell: (row) => <Money value={row.price} /> },
  ]
}
