import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { documentPage } from '#modules/journal/screens/face.tsx'
import { cashBasisEntries, cashFlowEntries, indirectEntries, type MoneyPage } from '../statements/contract.ts'
import type { Figure } from './report-table.tsx'

type Row = MoneyPage['rows'][number]

const columns: readonly PlainColumn<Row>[] = [
  { id: 'date', title: 'Tanggal uang', width: 120, cell: (row) => <DateText value={row.date} style="short" /> },
  { id: 'document', title: 'Jurnal', width: 150, isWide: true, cell: (row) => <Entry row={row} /> },
  { id: 'memo', title: 'Keterangan', cell: (row) => <Memo row={row} /> },
  { id: 'amount', title: 'Jumlah', width: 150, align: 'right', cell: (row) => <Money value={row.amount} /> },
]

/** Reports whose figures open the entries they come from. */
const entriesOf = {
  'laba-rugi': cashBasisEntries,
  'arus-kas': cashFlowEntries,
  'arus-kas-tidak-langsung': indirectEntries,
}

interface MoneySheetProps {
  readonly figure: Figure
  /** Of which report the figure is. */
  readonly of: keyof typeof entriesOf
  readonly projectId: string | undefined
  readonly onClose: () => void
}

/**
 * The entries behind a figure of laba rugi on a cash basis (what money paid, in the share that it paid) or of arus kas, a page at
 * a time.
 */
export function MoneySheet({ figure, of, projectId, onClose }: MoneySheetProps) {
  const { code, label, column, group } = figure
  const [offset, setOffset] = useState(0)
  const asked = useAsk(entriesOf[of], {
    ...{ account: code, to: column.to, offset },
    ...(column.from && { from: column.from }),
    ...(projectId && { projectId }),
    ...(of === 'arus-kas' && { group }),
  } as never)
  return (
    <Sheet open onClose={onClose} title={`Dari mana angka ini: ${label}, ${column.label}`} width="w-220">
      <AskedCard asked={asked}>
        {({ rows, next }) => (
          <>
            <PlainTable
              label={`rincian ${label}`}
              rows={rows}
              keyOf={(row) => `${row.entryId}-${row.date}`}
              columns={columns}
            />
            {next !== null && <Button onClick={() => setOffset(next)}>Baris berikutnya</Button>}
          </>
        )}
      </AskedCard>
    </Sheet>
  )
}

function Entry({ row }: { readonly row: Row }) {
  const page = documentPage(row.sourceKind, row.sourceId)
  const number = <span className="code">{row.entryNumber}</span>
  return page ? <NameLink to={page}>{number}</NameLink> : number
}

// On a phone the number of the entry has no room: what it says leads to its document as well.
function Memo({ row }: { readonly row: Row }) {
  const page = documentPage(row.sourceKind, row.sourceId)
  const words = <span title={row.memo}>{row.memo}</span>
  return page ? <NameLink to={page}>{words}</NameLink> : words
}
