import { useState } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { OnDay } from '#kit/screen/document/cells.tsx'
import { Percent } from '#kit/screen/format/quantity.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import type { ProgressReport } from '../../progress/contract.ts'
import { WeekSignedSheet } from './week-signed-sheet.tsx'

interface WeeksApprovedProps {
  readonly projectId: string
  readonly reports: readonly ProgressReport[]
}

/** The weeks that were approved, newest first, each with who approved and who signed it. */
export function WeeksApproved({ projectId, reports }: WeeksApprovedProps) {
  const mayWrite = useCan('update daftar-proyek')
  const [signing, setSigning] = useState<ProgressReport | null>(null)
  const columns: readonly PlainColumn<ProgressReport>[] = [
    { id: 'week', title: 'Minggu', width: 80, cell: (row) => row.week },
    { id: 'date', title: 'Tanggal', width: 128, isWide: true, cell: (row) => <OnDay day={row.date} /> },
    { id: 'pct', title: 'Progres', width: 104, align: 'right', cell: (row) => <Percent value={row.pct} /> },
    { id: 'by', title: 'Disetujui', isWide: true, cell: (row) => <ApprovedBy row={row} /> },
    {
      id: 'signed',
      title: 'Ditandatangani',
      cell: (row) =>
        mayWrite ? (
          <Button variant="ghost" aria-label={`Tanda tangan minggu ${row.week}`} onClick={() => setSigning(row)}>
            {signedText(row) ?? 'Catat'}
          </Button>
        ) : (
          signedText(row)
        ),
    },
  ]
  return (
    <section className="border-t border-border">
      <h3 className="px-5 py-3 text-base font-semibold">Opname yang disetujui</h3>
      <PlainTable label="Opname yang disetujui" columns={columns} rows={reports} keyOf={(row) => row.id} />
      {signing && <WeekSignedSheet projectId={projectId} report={signing} onClose={() => setSigning(null)} />}
    </section>
  )
}

function ApprovedBy({ row: { approvedBy, agreedNote } }: { readonly row: ProgressReport }) {
  return (
    <>
      <span className="block truncate">{approvedBy}</span>
      {agreedNote && <span className="block text-small text-muted-foreground">{`Volume lain: ${agreedNote}`}</span>}
    </>
  )
}

function signedText({ signed }: ProgressReport): string | null {
  return signed && `${signed.owner}, ${dayFormat(signed.on as Day, 'short')}`
}
