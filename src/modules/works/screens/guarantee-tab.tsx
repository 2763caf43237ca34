import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { guaranteeKinds, listGuarantees, type Guarantee } from '../guarantee/contract.ts'

const GuaranteeSheet = later(() => import('./guarantee/guarantee-sheet.tsx').then((parts) => parts.GuaranteeSheet))

const statuses: Readonly<Record<Guarantee['status'], readonly [string, Tone]>> = {
  holds: ['Berlaku', 'success'],
  ending: ['Segera habis', 'warning'],
  ended: ['Habis', 'danger'],
  returned: ['Sudah kembali', 'neutral'],
}

/** The guarantees that were given for a project, with their days. */
export function GuaranteeTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listGuarantees, { id: projectId })
  const mayWrite = useCan('update daftar-proyek')
  const [writing, setWriting] = useState<Guarantee | 'new'>()
  const add = mayWrite && (
    <Button variant="filled" icon={<FilePlus />} onClick={() => setWriting('new')}>
      Tambah jaminan
    </Button>
  )
  return (
    <>
      <AskedCard asked={asked} rows={4}>
        {(guarantees) =>
          guarantees.length === 0 ? (
            <NothingYet
              text="Belum ada jaminan. Catat nomor dan masa berlakunya; dashboard mengingatkan 30 hari sebelum habis."
              action={add}
            />
          ) : (
            <>
              <div className="flex justify-end px-5 py-3">{add}</div>
              <PlainTable
                label="Jaminan proyek"
                columns={columnsWith(mayWrite ? setWriting : undefined)}
                rows={guarantees}
                keyOf={(row) => row.id}
              />
            </>
          )
        }
      </AskedCard>
      {writing && (
        <GuaranteeSheet
          projectId={projectId}
          guarantee={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  )
}

function columnsWith(edit: ((row: Guarantee) => void) | undefined): readonly PlainColumn<Guarantee>[] {
  return [
    {
      id: 'number',
      title: 'Jaminan',
      cell: (row) => (
        <span className="grid gap-0.5">
          {edit ? (
            <button type="button" className={`${numberLink} text-left`} onClick={() => edit(row)}>
              {row.number}
            </button>
          ) : (
            <span className="code">{row.number}</span>
          )}
          <span className="truncate text-xs text-muted-foreground">{`${guaranteeKinds[row.kind]}, ${row.issuer}`}</span>
        </span>
      ),
    },
    { id: 'to', title: 'Berlaku sampai', width: 136, cell: (row) => <OnDay day={row.validTo} /> },
    {
      id: 'status',
      title: 'Status',
      width: 136,
      under: 'number',
      cell: (row) => <Badge tone={statuses[row.status][1]}>{statuses[row.status][0]}</Badge>,
    },
    {
      id: 'amount',
      title: 'Nilai (Rp)',
      width: 136,
      align: 'right',
      isWide: true,
      cell: (row) => <Money value={row.amount} />,
    },
  ]
}
