import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { projectLedger } from '../../projects/contract.ts'
import { ledgerColumns } from '../ledger-columns.tsx'
import type { Figure } from '../report-table.tsx'

interface ProjectLedgerSheetProps {
  readonly projectId: string
  readonly figure: Figure
  readonly onClose: () => void
}

/** The lines of the books behind a figure of a project, a page at a time. */
export function ProjectLedgerSheet({ projectId, figure, onClose }: ProjectLedgerSheetProps) {
  const { code, label, column } = figure
  const [after, setAfter] = useState<string>()
  const asked = useAsk(projectLedger, {
    ...{ id: projectId, account: code, to: column.to },
    ...(column.from && { from: column.from }),
    ...(after && { after }),
  })
  return (
    <Sheet open onClose={onClose} title={`${label}, ${column.label}`} width="w-220">
      <AskedCard asked={asked}>
        {(book) => (
          <>
            <PlainTable label={`rincian ${label}`} rows={book.rows} keyOf={(row) => row.id} columns={ledgerColumns} />
            {book.next && <Button onClick={() => setAfter(book.next ?? undefined)}>Baris berikutnya</Button>}
          </>
        )}
      </AskedCard>
    </Sheet>
  )
}
