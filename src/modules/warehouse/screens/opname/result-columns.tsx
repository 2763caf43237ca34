import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { exactFormat } from '#ground/format.ts'
import type { PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import type { CountDetail, CountLine } from '#modules/warehouse/opname/contract.ts'

/** Whether a count found otherwise than the book says, or broken. */
export function isDifferent(line: CountLine): boolean {
  return (line.difference !== null && line.difference !== undefined && line.difference !== '0') || line.damaged !== '0'
}

interface LineActs {
  /** Asks why it differs, where that is missing. */
  readonly reasonOf: (line: CountLine) => ReactNode
  /** Takes one line back by itself, of a count that is booked. */
  readonly reverse?: (line: CountLine) => void
}

/** What a phone has no columns for; it shows all of it under the name: 'fisik 80 pcs · sistem 75 · rusak 1'. */
export function figuresOf({ counted, unit, book, damaged }: CountLine): string {
  return [
    counted === null ? 'belum dihitung' : `fisik ${exactFormat(counted)} ${unit}`,
    book !== undefined && `sistem ${exactFormat(book)}`,
    damaged !== '0' && `rusak ${exactFormat(damaged)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What was counted, line by line. */
export function resultColumns(count: CountDetail, { reasonOf, reverse }: LineActs): readonly PlainColumn<CountLine>[] {
  const seesCost = count.lines.some((line) => line.value !== undefined)
  return [
    {
      id: 'item',
      title: 'Barang',
      cell: (line) => (
        <span className="grid gap-1 py-1.5 whitespace-normal">
          <span
            className={`line-clamp-2 ${line.isReversed ? 'text-muted-foreground line-through' : 'font-medium'}`}
            title={line.itemName}
          >
            {line.itemName}
          </span>
          {/* Why it differs is what people came for: it is read whole. */}
          <span className="text-xs text-subtle-foreground">
            {line.isReversed && <span className="text-danger">dibalik · </span>}
            {[line.rack && `rak ${line.rack}`, line.countedBy, line.reason].filter(Boolean).join(' · ')}
          </span>
          <span className="text-xs text-muted-foreground figures md:hidden">{figuresOf(line)}</span>
          {reasonOf(line)}
        </span>
      ),
    },
    {
      id: 'book',
      title: 'Sistem',
      width: 76,
      align: 'right',
      isWide: true,
      cell: (line) => <Qty value={line.book} />,
    },
    {
      id: 'counted',
      title: 'Fisik',
      width: 96,
      align: 'right',
      isWide: true,
      cell: (line) => <Qty value={line.counted} unit={line.unit} />,
    },
    {
      id: 'damaged',
      title: 'Rusak',
      width: 60,
      align: 'right',
      isWide: true,
      cell: (line) => (line.damaged === '0' ? <Nothing /> : <Qty value={line.damaged} />),
    },
    {
      id: 'difference',
      title: 'Selisih',
      width: 76,
      align: 'right',
      cell: (line) => (
        <b className="font-semibold">
          <Qty value={line.difference ?? null} />
        </b>
      ),
    },
    ...(seesCost
      ? [
          {
            id: 'value',
            title: 'Nilai (Rp)',
            width: 104,
            align: 'right' as const,
            under: 'difference',
            cell: (line: CountLine) => <Money value={line.value} />,
          },
        ]
      : []),
    ...(reverse
      ? [
          {
            id: 'act',
            title: 'Balik',
            width: 56,
            cell: (line: CountLine) =>
              isDifferent(line) && !line.isReversed ? (
                <IconButton
                  plain
                  size="sm"
                  label={`Balik baris ${line.itemName}`}
                  icon={<Undo />}
                  onClick={() => reverse(line)}
                />
              ) : null,
          },
        ]
      : []),
  ]
}
