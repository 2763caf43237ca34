import { useState } from 'react'
import { qtyFormat, thousands } from '#ground/format.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { DayChoice } from '../day-choice.tsx'
import { PaperButton } from '../paper-button.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { stockCard, type CardLine, type StockCard } from '#modules/warehouse/contract.ts'

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
        <ErrorState onRetry={first.reload} />
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
      id: 'balanceValue',
      title: 'Nilai saldo (Rp)',
      width: 120,
      align: 'right',
      isWide: true,
      cell: (line) => (
        <span className="block leading-tight">
          <Money value={line.balanceValue} />
          <small className="block text-xs text-subtle-foreground">{line.value && changeText(line.value)}</small>
        </span>
      ),
    },
  ]
  return [
    {
      id: 'on',
      title: 'Tanggal',
      width: 80,
      under: 'document',
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
          <Reference line={line} />
          <Remark line={line} />
        </span>
      ),
    },
    { id: 'in', title: 'Masuk', width: 72, align: 'right', isWide: true, cell: (line) => <Moved value={line.in} /> },
    { id: 'out', title: 'Keluar', width: 72, align: 'right', isWide: true, cell: (line) => <Moved value={line.out} /> },
    {
      id: 'balance',
      title: 'Saldo',
      width: 88,
      align: 'right',
      cell: (line) => (
        <b className="font-medium">
          <Qty value={line.balance} />
          <small className="block text-xs font-normal text-subtle-foreground md:hidden">
            {line.in ? `+${qtyFormat(line.in)}` : line.out && `−${qtyFormat(line.out)}`}
          </small>
        </b>
      ),
    },
    ...(showsCost ? cost : []),
    {
      id: 'by',
      title: 'Oleh',
      width: 120,
      isWide: true,
      cell: (line) =>
        line.by ? <span className="block text-small/4 text-muted-foreground">{line.by}</span> : <Nothing />,
    },
  ]
}

/** What is unusual about a move, under its number. */
function Remark({ line }: { readonly line: CardLine }) {
  const said = [
    line.isReversal && 'dibatalkan',
    line.isPriceOnly && 'selisih harga',
    line.isBackdated && 'tanggal mundur',
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <small
      className={`block truncate text-xs ${line.isReversal ? 'text-danger' : 'text-subtle-foreground'}`}
      title={
        line.isBackdated ? 'Dicatat setelah harinya lewat; dinilai memakai harga rata-rata saat dicatat.' : undefined
      }
    >
      {said.join(' · ')}
    </small>
  )
}

function Reference({ line }: { readonly line: CardLine }) {
  const number = line.document.number ?? '—'
  if (!line.document.to) return <b className="font-semibold code">{number}</b>
  const [to = '', query] = line.document.to.split('?')
  return (
    <Go to={to} search={Object.fromEntries(new URLSearchParams(query))} className={numberLink}>
      {number}
    </Go>
  )
}

/** What a move added to the value, or took off: neither is a fault. */
function changeText(value: string): string {
  return value.startsWith('-') ? `−${thousands(value.slice(1))}` : `+${thousands(value)}`
}

function Moved({ value }: { readonly value: string | null }) {
  return value === null ? null : <Qty value={value} />
}
