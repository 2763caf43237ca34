import { useState, type ReactNode } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { explainCount, type CountDetail, type CountLine } from '#modules/warehouse/opname/contract.ts'
import { lacksReason } from '#modules/warehouse/opname/reasons.ts'
import { OneReason } from './one-reason.tsx'
import { ReasonChoice } from './reason-choice.tsx'

interface CountResultProps {
  readonly count: CountDetail
  /** It was to be approved: a reason that is missing is asked for. */
  readonly isAsked: boolean
}

/** What was counted, the differences first; while it is reviewed a reason that is missing is written here. */
export function CountResult({ count, isAsked }: CountResultProps) {
  const [isAll, setAll] = useState(false)
  const explain = useAct(explainCount, { say: 'Alasan disimpan.' })
  const unexplained = count.can.includes('explain') ? count.lines.filter(lacksReason) : []
  const write = (lines: readonly CountLine[], reason: string) =>
    void explain.now({ id: count.id, lines: lines.map(({ itemId }) => ({ itemId, reason })) })
  const different = count.lines.filter((line) => isDifferent(line))
  const rows = isAll || different.length === 0 ? count.lines : different
  if (count.state === 'draft') {
    return (
      <Card flush>
        <Empty
          title="Opname belum dimulai."
          text="Saat dimulai, jumlah menurut sistem dicatat dan lembar hitungnya dibuat."
        />
      </Card>
    )
  }
  return (
    <Card
      title={different.length > 0 ? `Selisih ${different.length} barang` : 'Tidak ada selisih'}
      aside={
        different.length > 0 && (
          <Button size="xs" variant="ghost" onClick={() => setAll(!isAll)}>
            {isAll ? 'Hanya yang berselisih' : 'Tampilkan semua'}
          </Button>
        )
      }
      flush
      className="overflow-hidden"
    >
      {unexplained.length > 0 && (
        <OneReason
          count={unexplained.length}
          isBusy={explain.isBusy}
          onUse={(reason) => write(unexplained.slice(0, 500), reason)}
        />
      )}
      {explain.refusal && (
        <p role="alert" className="border-t border-border-subtle px-5 py-3 text-small font-medium text-danger">
          {explain.refusal.message}
        </p>
      )}
      <PlainTable
        label="Hasil hitung"
        rows={rows}
        keyOf={(line) => line.id}
        columns={columnsFor(count, (line) =>
          unexplained.includes(line) ? (
            <ReasonChoice
              label={`Alasan selisih ${line.itemName}`}
              value=""
              isMissing={isAsked}
              onChange={(reason) => reason && write([line], reason)}
            />
          ) : null,
        )}
      />
    </Card>
  )
}

function isDifferent(line: CountLine): boolean {
  return (line.difference !== null && line.difference !== undefined && line.difference !== '0') || line.damaged !== '0'
}

function columnsFor(count: CountDetail, reasonOf: (line: CountLine) => ReactNode): readonly PlainColumn<CountLine>[] {
  const seesCost = count.lines.some((line) => line.value !== undefined)
  return [
    {
      id: 'item',
      title: 'Barang',
      cell: (line) => (
        <span className="grid gap-1 md:[&>:not(:last-child)]:truncate">
          <span className="font-medium">{line.itemName}</span>
          <span className="block truncate text-xs text-subtle-foreground">
            {[line.rack && `rak ${line.rack}`, line.countedBy, line.reason].filter(Boolean).join(' · ')}
          </span>
          {reasonOf(line)}
        </span>
      ),
    },
    {
      id: 'book',
      title: 'Sistem',
      width: 88,
      align: 'right',
      isWide: true,
      cell: (line) => <Qty value={line.book} isExact />,
    },
    {
      id: 'counted',
      title: 'Fisik',
      width: 104,
      align: 'right',
      cell: (line) => <Qty value={line.counted} unit={line.unit} isExact />,
    },
    {
      id: 'damaged',
      title: 'Rusak',
      width: 72,
      align: 'right',
      isWide: true,
      cell: (line) => (line.damaged === '0' ? <Nothing /> : <Qty value={line.damaged} isExact />),
    },
    {
      id: 'difference',
      title: 'Selisih',
      width: 88,
      align: 'right',
      cell: (line) => (
        <b className="font-semibold">
          <Qty value={line.difference ?? null} isExact />
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
  ]
}
