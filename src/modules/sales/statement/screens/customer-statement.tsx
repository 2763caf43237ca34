import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import {
  customerStatement,
  exportStatement,
  statementKinds,
  type CustomerStatement,
  type StatementRow,
} from '#modules/sales/statement/contract.ts'
import { unlistedSaid } from '../unlisted.ts'
import { MailStatement, PrintReminder, PrintStatement, WhatsAppStatement } from './statement-acts.tsx'
import { OpenNumber } from '#modules/sales/screens/document/open-number.tsx'
import { OpenOpening } from '#modules/sales/screens/document/open-opening.tsx'
import { AgingStrip } from '#kit/screen/document/aging-strip.tsx'

const period: ListFilter = { key: 'date', label: 'Periode', kind: 'days', quick: true }
const movesOnly: ListFilter = { key: 'mutasi', label: 'Hanya mutasi saldo', kind: 'flag', quick: true }

/** Riwayat transaksi: what was agreed, sent, billed and paid, with the balance after each. */
export function CustomerStatementPage({ pelangganId }: { readonly pelangganId: string }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const back = `/pelanggan/detail/${pelangganId}`
  const wanted = {
    id: pelangganId,
    from: search['dateFrom'],
    to: search['dateTo'],
    ...(search['mutasi'] !== 'true' && { documents: 'true' as const }),
  }
  const asked = useAsk(customerStatement, wanted, { keep: true })
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, ...changes }, replace: true })
  return (
    <AskedPage asked={asked} title="Riwayat transaksi" back={back}>
      {(statement) => (
        <Page
          title="Riwayat transaksi"
          back={back}
          crumbs={[{ title: statement.customerName, to: back }]}
          meta={`${statement.customerName} · ${whole(statement.from)} – ${whole(statement.to)}`}
          actions={
            <>
              <ExportMenu endpoint={exportStatement} asked={wanted} isShort />
              {statement.aging.total !== '0' && <PrintReminder customerId={pelangganId} />}
              <MailStatement customerId={pelangganId} from={statement.from} to={statement.to} />
              <WhatsAppStatement customerId={pelangganId} from={statement.from} to={statement.to} />
            </>
          }
          primary={<PrintStatement customerId={pelangganId} from={statement.from} to={statement.to} />}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Card title="Umur piutang">
              <AgingStrip label="Umur piutang" aging={statement.aging} />
            </Card>
            <Card flush className="overflow-hidden">
              <div className="flex flex-wrap items-center gap-2 border-b border-border-subtle px-5 py-2">
                <FilterChip filter={period} state={{ params: search, set }} />
                <FilterChip filter={movesOnly} state={{ params: search, set }} />
              </div>
              {statement.unlisted > 0 && (
                <Notice tone="warning" className="m-4">
                  {unlistedSaid(statement.unlisted)}
                </Notice>
              )}
              <PlainTable
                label="Riwayat transaksi"
                columns={columns}
                rows={linesOf(statement)}
                keyOf={(row) => row.id}
                foot={<Foot statement={statement} />}
              />
            </Card>
          </div>
        </Page>
      )}
    </AskedPage>
  )
}

// A day is never torn over two lines.
function whole(day: string): string {
  return dayFormat(day as Day, 'short').replaceAll(' ', '\u00A0')
}

const columns: readonly PlainColumn<StatementRow>[] = [
  {
    id: 'date',
    title: 'Tanggal',
    width: 88,
    isWide: true,
    cell: (row) => (
      <span className="text-muted-foreground">
        <DateText value={row.date} style="dense" />
      </span>
    ),
  },
  { id: 'number', title: 'Nomor', width: 148, cell: (row) => <NumberAndChange row={row} /> },
  { id: 'kind', title: 'Jenis', width: 108, isWide: true, cell: (row) => statementKinds[row.kind] },
  {
    id: 'description',
    title: 'Keterangan',
    isWide: true,
    cell: (row) => <Description row={row} />,
  },
  {
    id: 'debit',
    title: 'Debit (Rp)',
    width: 128,
    align: 'right',
    isWide: true,
    cell: (row) => movesNothing(row) || <Money value={row.debit} />,
  },
  {
    id: 'credit',
    title: 'Kredit (Rp)',
    width: 128,
    align: 'right',
    isWide: true,
    cell: (row) => movesNothing(row) || <Money value={row.credit} />,
  },
  {
    id: 'balance',
    title: 'Saldo (Rp)',
    width: 136,
    align: 'right',
    cell: (row) => <Money value={row.balance} className={cx('font-medium', small(row.balance))} />,
  },
]

// On a phone a balance of fourteen figures has half the line.
function small(amount: string): string {
  return amount.length > 13 ? 'max-md:text-xs' : ''
}

// What was agreed or sent has no side: an empty place, not a nought.
function movesNothing({ kind }: StatementRow): ReactNode {
  return kind === 'quotation' || kind === 'order' || kind === 'delivery' ? <Nothing /> : null
}

function Description({ row }: { readonly row: StatementRow }) {
  // What the column beside it says already is not said twice.
  if (row.description === statementKinds[row.kind]) return <Nothing />
  return <span title={row.description}>{row.description}</span>
}

/** On a phone its day, what it is and its debit or credit stand under its number. */
function NumberAndChange({ row }: { readonly row: StatementRow }) {
  const change = row.debit !== '' && row.debit !== '0' ? row.debit : row.credit
  return (
    <>
      <Number row={row} />
      <small className="block text-xs text-muted-foreground md:hidden">
        <DateText value={row.date} style="dense" /> · {statementKinds[row.kind]}
        {change !== '' && change !== '0' && (
          <span className="block">
            {change === row.debit ? 'Debit' : 'Kredit'} <Money value={change} />
          </span>
        )}
      </small>
    </>
  )
}

function Number({ row }: { readonly row: StatementRow }) {
  const look = 'font-semibold code whitespace-nowrap'
  // What has no page of its own opens at the side: also money that settled nothing yet, and what was owed before the books.
  if (row.kind === 'opening' && row.number) return <OpenOpening id={row.id} number={row.number} />
  if (row.kind === 'payment' || row.kind === 'credit-note' || row.kind === 'refund')
    return <OpenNumber kind={row.kind} id={row.id} number={row.number} />
  const door = doorOf(row)
  if (!door) return <span className={look}>{row.number}</span>
  return (
    <Go {...door} className={`${look} for-thumb rounded-sm hover:text-primary hover:underline`}>
      {row.number}
    </Go>
  )
}

/** Where a row's paper is looked at. */
function doorOf({ kind, orderId, id }: StatementRow): { to: string; search?: Record<string, string> } | undefined {
  if (!orderId) return undefined
  if (kind === 'order' || kind === 'quotation') return { to: `/order/detail/${orderId}` }
  if (kind === 'delivery') return { to: `/order/surat-jalan/${orderId}`, search: { dokumen: id } }
  return { to: `/order/invoice/${orderId}`, search: kind === 'invoice' ? { dokumen: id } : {} }
}

function linesOf(statement: CustomerStatement): readonly StatementRow[] {
  const opening: StatementRow = {
    id: 'awal',
    kind: 'opening',
    date: statement.from,
    number: '',
    description: 'Saldo awal periode',
    orderId: null,
    debit: '',
    credit: '',
    balance: statement.opening,
  }
  return [opening, ...statement.rows]
}

function Foot({ statement }: { readonly statement: CustomerStatement }) {
  return (
    <tfoot>
      <tr className="h-10 font-semibold [&>*]:border-t [&>*]:border-border [&>*]:bg-row-hover">
        <td className="max-md:hidden" />
        <td className="px-2 max-md:pl-5">Saldo akhir</td>
        <td colSpan={2} className="max-md:hidden" />
        <td className="px-2 text-right max-md:hidden">
          <Money value={statement.debitTotal} />
        </td>
        <td className="px-2 text-right max-md:hidden">
          <Money value={statement.creditTotal} />
        </td>
        <td className={cx('pr-5 text-right', small(statement.closing))}>
          <Money value={statement.closing} />
        </td>
      </tr>
    </tfoot>
  )
}
