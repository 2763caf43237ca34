import Undo from 'lucide-react/icons/undo-2'
import type { PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { conditions } from '#modules/warehouse/contract.ts'
import type { StockDocument, StockDocumentLine } from '#modules/warehouse/documents/contract.ts'

function notesOf({ rack, note }: StockDocumentLine): string {
  return [rack && `Rak ${rack}`, note].filter(Boolean).join(' · ')
}

/** What a document moved, line by line; a wrong one can be taken back by itself. */
export function columnsFor(
  document: StockDocument,
  reverse: ((line: StockDocumentLine) => void) | undefined,
): readonly PlainColumn<StockDocumentLine>[] {
  const columns: PlainColumn<StockDocumentLine>[] = [
    {
      id: 'item',
      title: 'Barang',
      cell: (line) => (
        <span className="block truncate">
          <span className={line.isReversed ? 'text-muted-foreground line-through' : 'font-medium'}>
            {line.itemName}
          </span>
          {line.isReversed && <span className="text-small text-danger"> dibalik</span>}
          {line.condition !== 'baik' && <span className="text-small text-warning"> {conditions[line.condition]}</span>}
          {notesOf(line) && <span className="block truncate text-xs text-subtle-foreground">{notesOf(line)}</span>}
        </span>
      ),
    },
    {
      id: 'code',
      title: 'Kode',
      width: 112,
      isWide: true,
      cell: (line) => <span className="code text-muted-foreground">{line.itemCode}</span>,
    },
    {
      id: 'qty',
      title: 'Jumlah',
      width: 112,
      align: 'right',
      cell: (line) => <Qty value={line.qty} unit={line.unit} />,
    },
  ]
  if (document.lines.some((line) => line.value !== undefined)) {
    columns.push({
      id: 'value',
      title: 'Nilai (Rp)',
      width: 128,
      align: 'right',
      under: 'qty',
      cell: (line) => <Money value={line.value} />,
    })
  }
  if (reverse) {
    columns.push({
      id: 'act',
      title: 'Balik',
      width: 64,
      cell: (line) =>
        line.isReversed ? null : (
          <IconButton
            plain
            size="sm"
            label={`Balik baris ${line.itemName}`}
            icon={<Undo />}
            onClick={() => reverse(line)}
          />
        ),
    })
  }
  return columns
}
