import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { stockCard, type CardLine, type StockCard } from '#modules/warehouse/contract.ts'

/** Every move of a stock with the balance after it, newest first. */
export function StockCardTable({ stockId, unit }: { readonly stockId: string; readonly unit: string }) {
  const first = useAsk(stockCard, { id: stockId })
  return (
    <Card
      title="Kartu stok"
      aside={<span className="text-xs text-subtle-foreground">Jumlah dalam {unit}</span>}
      flush
      className="overflow-hidden"
    >
      {first.failure ? (
        <ErrorState onRetry={first.reload} />
      ) : !first.data ? (
        <Loading rows={6} />
      ) : first.data.lines.length === 0 ? (
        <Empty title="Belum ada mutasi." text="Mutasi tampil di sini begitu barang masuk atau keluar." />
      ) : (
        <Pages key={first.updatedAt} stockId={stockId} first={first.data} />
      )}
    </Card>
  )
}

/** The first page, and those fetched after it. */
function Pages({ stockId, first }: { readonly stockId: string; readonly first: StockCard }) {
  const [more, setMore] = useState<readonly StockCard[]>([])
  const [isBusy, setBusy] = useState(false)
  const pages = [first, ...more]
  const lines = pages.flatMap((page) => page.lines)
  const next = pages.at(-1)?.next
  const load = async () => {
    setBusy(true)
    try {
      const page = await ask(stockCard, { id: stockId, after: next })
      setMore([...more, page])
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <PlainTable
        label="Kartu stok"
        columns={columnsFor(first.closing.value !== undefined)}
        rows={lines}
        keyOf={(line) => line.id}
      />
      {next && (
        <div className="border-t border-border-subtle p-2 text-center">
          <Button variant="ghost" size="sm" isBusy={isBusy} busyText="Memuat…" onClick={() => void load()}>
            Tampilkan yang lebih lama
          </Button>
        </div>
      )}
    </>
  )
}

function columnsFor(showsCost: boolean): readonly PlainColumn<CardLine>[] {
  const cost: readonly PlainColumn<CardLine>[] = [
    {
      id: 'value',
      title: 'Nilai (Rp)',
      width: 116,
      align: 'right',
      isWide: true,
      cell: (line) => <Money value={line.value?.replace('-', '')} />,
    },
  ]
  return [
    {
      id: 'on',
      title: 'Tanggal',
      width: 88,
      cell: (line) => (
        <span className="text-muted-foreground">
          <DateText value={line.on} />
        </span>
      ),
    },
    {
      id: 'document',
      title: 'Referensi',
      cell: (line) => (
        <span className="block truncate">
          <b className="font-semibold code">{line.document.number ?? '—'}</b>
          {line.isReversal && <span className="text-small text-danger"> dibatalkan</span>}
        </span>
      ),
    },
    { id: 'in', title: 'Masuk', width: 80, align: 'right', cell: (line) => <Moved value={line.in} /> },
    { id: 'out', title: 'Keluar', width: 80, align: 'right', cell: (line) => <Moved value={line.out} /> },
    {
      id: 'balance',
      title: 'Saldo',
      width: 88,
      align: 'right',
      cell: (line) => (
        <b className="font-medium">
          <Qty value={line.balance} />
        </b>
      ),
    },
    ...(showsCost ? cost : []),
    {
      id: 'by',
      title: 'Oleh',
      width: 112,
      isWide: true,
      cell: (line) => (line.by ? <span className="block truncate text-muted-foreground">{line.by}</span> : <Nothing />),
    },
  ]
}

function Moved({ value }: { readonly value: string | null }) {
  return value === null ? null : <Qty value={value} />
}
