import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { DayChoice } from '../day-choice.tsx'
import { PaperButton } from '../paper-button.tsx'
import { columnsFor, isLong } from './card-columns.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { stockCard, type StockCard } from '#modules/warehouse/contract.ts'

interface StockCardTableProps {
  readonly stockId: string
  readonly unit: string
}

/** Every move of a stock with the balance after it, newest first; as of today, or of any day before. */
export function StockCardTable({ stockId, unit }: StockCardTableProps) {
  const [until, setUntil] = useState('')
  const first = useAsk(stockCard, { id: stockId, ...(until && { until }) }, { keep: true })
  return (
    <Card
      title="Kartu stok"
      aside={
        <span className="flex flex-wrap items-center justify-end gap-2 py-2">
          <DayChoice label="Per tanggal" onChange={setUntil} />
          <PaperButton kind="kartu-stok" id={stockId} {...(until && { until })} />
        </span>
      }
      flush
      className="overflow-hidden"
    >
      {first.failure ? (
        <Unanswered asked={first} />
      ) : !first.data ? (
        <Loading rows={6} />
      ) : (
        <>
          {until && <Closing card={first.data} unit={unit} />}
          {first.data.lines.length === 0 ? (
            <Empty title="Belum ada mutasi." text="Mutasi tampil di sini begitu barang masuk atau keluar." />
          ) : (
            <Pages key={`${until} ${first.updatedAt}`} stockId={stockId} until={until} first={first.data} />
          )}
        </>
      )}
    </Card>
  )
}

/** What was there at the end of the asked day. */
function Closing({ card, unit }: { readonly card: StockCard; readonly unit: string }) {
  return (
    <p className="border-t border-border-subtle bg-row-hover px-5 py-3">
      Saldo hari itu{' '}
      <b className="font-semibold">
        <Qty value={card.closing.qty} unit={unit} />
      </b>
      {card.closing.value !== undefined && (
        <>
          , senilai{' '}
          <b className="font-semibold">
            <Money value={card.closing.value} rp />
          </b>
        </>
      )}
    </p>
  )
}

interface PagesProps {
  readonly stockId: string
  readonly until: string
  readonly first: StockCard
}

/** The first page, and those fetched after it. */
function Pages({ stockId, until, first }: PagesProps) {
  const [more, setMore] = useState<readonly StockCard[]>([])
  const [isBusy, setBusy] = useState(false)
  const pages = [first, ...more]
  const lines = pages.flatMap((page) => page.lines)
  const next = pages.at(-1)?.next
  const load = async () => {
    setBusy(true)
    try {
      const page = await ask(stockCard, { id: stockId, after: next, ...(until && { until }) })
      setMore([...more, page])
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <PlainTable
        label="Kartu stok"
        columns={columnsFor(first.closing.value !== undefined, lines.some(isLong))}
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
