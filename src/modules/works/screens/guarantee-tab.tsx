import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import {
  guaranteeKinds,
  guaranteeStatuses,
  listGuarantees,
  printGuarantees,
  type Guarantee,
} from '../guarantee/contract.ts'
import { useChosen } from './chosen-in-address.ts'

const GuaranteeSheet = later(() => import('./guarantee/guarantee-sheet.tsx').then((parts) => parts.GuaranteeSheet))
const SeeGuarantee = later(() => import('./guarantee/see-guarantee.tsx').then((parts) => parts.SeeGuarantee))

const tones: Readonly<Record<Guarantee['status'], Tone>> = {
  ...{ holds: 'success', ending: 'warning', ended: 'danger', returned: 'neutral' },
}

/** The guarantees that were given for a project, with their days and the scans of their papers. */
export function GuaranteeTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listGuarantees, { id: projectId })
  const mayWrite = useCan('update daftar-proyek')
  const [seen, setSeen] = useChosen()
  const [writing, setWriting] = useState<Guarantee | 'new'>()
  const shown = asked.data?.find(({ id }) => id === seen)
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
              <div className="flex flex-wrap gap-2 px-5 py-3 max-md:grid md:justify-end">
                <PaperLink endpoint={printGuarantees} input={{ id: projectId }} label="Cetak daftar" />
                {add}
              </div>
              <PlainTable
                label="Jaminan proyek"
                columns={columnsWith(({ id }) => setSeen(id))}
                rows={guarantees}
                keyOf={(row) => row.id}
              />
            </>
          )
        }
      </AskedCard>
      {shown && !writing && (
        <SeeGuarantee
          projectId={projectId}
          guarantee={shown}
          mayWrite={mayWrite}
          onChange={() => setWriting(shown)}
          onClose={() => setSeen(undefined)}
        />
      )}
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

function columnsWith(open: (row: Guarantee) => void): readonly PlainColumn<Guarantee>[] {
  return [
    {
      id: 'number',
      title: 'Jaminan',
      cell: (row) => (
        <span className="grid gap-0.5">
          <span className="flex items-baseline gap-2">
            <button type="button" className={`${numberLink} text-left`} onClick={() => open(row)}>
              {row.number}
            </button>
            {row.files > 0 && <span className="flex-none text-xs text-muted-foreground">{`${row.files} berkas`}</span>}
          </span>
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
      cell: (row) => <Badge tone={tones[row.status]}>{guaranteeStatuses[row.status]}</Badge>,
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
