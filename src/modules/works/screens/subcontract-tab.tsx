import { useNavigate } from '@tanstack/react-router'
import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { listSubcontracts } from '../subcontract/contract.ts'
import { subcontractPage } from '../subcontract/page.ts'
import type { SubcontractRow } from '../subcontract/seen.ts'
import { SubcontractBadge } from './subcontract/words.tsx'

const SpkSheet = later(() => import('./subcontract/spk-sheet.tsx').then((parts) => parts.SpkSheet))

/** Work of a project that was given to subcontractors; each SPK has its page. */
export function SubcontractTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listSubcontracts, { id: projectId })
  const navigate = useNavigate()
  const mayWrite = useCan('update daftar-proyek')
  const [isWriting, setWriting] = useState(false)
  const write = (variant: 'filled' | 'outline') =>
    mayWrite && (
      <Button variant={variant} icon={<FilePlus />} onClick={() => setWriting(true)}>
        Buat SPK subkon
      </Button>
    )
  return (
    <>
      <AskedCard asked={asked} rows={6}>
        {(subcontracts) =>
          subcontracts.length === 0 ? (
            <NothingYet
              text="Belum ada pekerjaan yang diserahkan ke subkontraktor. SPK mencatat volume, harga, uang muka, dan retensinya."
              action={write('filled')}
            />
          ) : (
            <>
              <div className="flex justify-end px-5 py-3 empty:hidden">{write('outline')}</div>
              <PlainTable
                label="SPK subkon"
                columns={columnsFor(projectId)}
                rows={subcontracts}
                keyOf={(row) => row.id}
              />
            </>
          )
        }
      </AskedCard>
      {isWriting && (
        <SpkSheet
          projectId={projectId}
          draft={undefined}
          onClose={() => setWriting(false)}
          onSaved={(id) => void navigate({ to: '.', search: { spk: id } as never })}
        />
      )}
    </>
  )
}

function columnsFor(projectId: string): readonly PlainColumn<SubcontractRow>[] {
  return [
    {
      ...{ id: 'number', title: 'Nomor', width: 152 },
      cell: (row) => (
        <Go to={subcontractPage(projectId, row.id)} className={numberLink}>
          {row.number ?? 'Draf SPK'}
        </Go>
      ),
    },
    {
      ...{ id: 'supplier', title: 'Subkontraktor' },
      cell: (row) => (
        <>
          <span className="block truncate">{row.supplierName}</span>
          <small className="block truncate text-xs text-muted-foreground">{row.subject}</small>
        </>
      ),
    },
    { id: 'date', title: 'Tanggal', width: 104, isWide: true, cell: (row) => <OnDay day={row.date} /> },
    {
      ...{ id: 'status', title: 'Status', width: 104, under: 'number' },
      cell: (row) => <SubcontractBadge status={row.status} />,
    },
    {
      ...{ id: 'total', title: 'Nilai (Rp)', width: 128, align: 'right' as const, under: 'supplier' },
      cell: (row) => <Money value={row.total} />,
    },
    ...(
      [
        ['measured', 'Diopname (Rp)'],
        ['billed', 'Ditagih (Rp)'],
        ['retentionHeld', 'Retensi (Rp)'],
      ] as const
    ).map(([id, title]): PlainColumn<SubcontractRow> => ({
      ...{ id, title, width: 120, align: 'right', isWide: true },
      cell: (row) => <Money value={row[id]} />,
    })),
  ]
}
