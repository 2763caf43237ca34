import { reportAmount } from '#ground/format.ts'
import { Nothing } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { Report, ReportColumn, ReportRow } from '../report.ts'
import { isNothingBooked, NothingBooked } from './answered-report.tsx'
import { FigureSplit } from './figure-split.tsx'
import { figureLook, ledgerOf } from './ledger-of.ts'
import { ReportNote } from './report-note.tsx'

interface ReportTableProps {
  readonly report: Report
  readonly projectId: string | undefined
  /** Shows the lines behind a figure here, instead of leading to the ledger. */
  readonly onFigure?: (figure: Figure) => void
}

/** A figure of an account in a column. */
export interface Figure {
  readonly code: string
  readonly label: string
  readonly column: ReportColumn
  /** The sum under which it stands; null under none. */
  readonly group: string | null
}

const edge = 'first:pl-5 last:pr-5'

// A rule between the parts and all of them.
const apart = (column: ReportColumn | undefined, at: number) =>
  column?.of === 'whole' && at > 0 && 'border-l border-l-border'

/** A report as a table: parts, accounts and sums; a figure of an account leads to the ledger it comes from. */
export function ReportTable({ report, projectId, onFigure }: ReportTableProps) {
  const { title, columns, rows } = report
  const isCompared = rows.some(({ change }) => change !== null)
  if (isNothingBooked(report)) return <NothingBooked />
  return (
    <>
      <div className="relative overflow-x-auto" role="region" aria-label={`Tabel ${title}`} tabIndex={0}>
        <table className="w-full border-separate border-spacing-0 text-left">
          <thead>
            <tr className="h-9 text-small text-muted-foreground [&>*]:bg-row-hover">
              <th scope="col" className={`${edge} border-b border-border font-medium`}>
                Rp
              </th>
              {columns.map((column, at) => (
                <th
                  key={`${at}-${column.label}`}
                  scope="col"
                  className={cx(
                    `${edge} border-b border-border px-2 text-right font-medium whitespace-nowrap`,
                    apart(column, at),
                  )}
                >
                  {column.label}
                </th>
              ))}
              {isCompared && (
                <th
                  scope="col"
                  className={`${edge} border-b border-border px-2 text-right font-medium whitespace-nowrap`}
                >
                  Beda (%)
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row
                key={`${at}-${row.label}`}
                row={row}
                group={rows.slice(at).find(({ kind }) => kind === 'subtotal')?.label ?? null}
                columns={columns}
                isCompared={isCompared}
                isOfProfit={title.startsWith('Laba rugi')}
                projectId={projectId}
                onFigure={onFigure}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ReportNote report={report} />
    </>
  )
}

interface RowProps {
  readonly row: ReportRow
  readonly group: string | null
  readonly columns: readonly ReportColumn[]
  readonly isCompared: boolean
  readonly isOfProfit: boolean
  readonly projectId: string | undefined
  readonly onFigure: ReportTableProps['onFigure']
}

function Row({ row, group, columns, isCompared, isOfProfit, projectId, onFigure }: RowProps) {
  const { kind, code, label, amounts, change } = row
  const line = cx('border-b border-border-subtle', kind === 'total' && 'border-b-4 border-double border-border-strong')
  if (kind === 'section') {
    return (
      <tr className="h-8">
        <th
          scope="rowgroup"
          colSpan={columns.length + (isCompared ? 2 : 1)}
          className={`${edge} ${line} font-semibold`}
        >
          {label}
        </th>
      </tr>
    )
  }
  return (
    <tr className={cx('h-8 max-md:h-11', kind === 'account' ? 'bg-card' : 'bg-row-hover font-semibold')}>
      <th
        scope="row"
        className={cx(
          edge,
          line,
          kind === 'account' ? 'font-normal' : 'font-semibold',
          'sticky left-0 min-w-64 bg-inherit py-1 max-md:static max-md:min-w-40',
        )}
      >
        {code && (
          <span className="mr-3 inline-block w-14 whitespace-nowrap text-small text-muted-foreground figures">
            {code}
          </span>
        )}
        {label}
      </th>
      {amounts.map((amount, at) => (
        <td
          key={at}
          className={cx(
            `${edge} ${line} px-2 text-right whitespace-nowrap figures`,
            apart(columns[at], at),
            columns[at]?.of === 'compared' && 'font-normal text-muted-foreground',
          )}
        >
          <Amount
            amount={amount}
            row={row}
            group={group}
            column={columns[at]}
            apart={columns.flatMap((one) => one.projectId ?? [])}
            isOfProfit={isOfProfit}
            projectId={projectId}
            onFigure={onFigure}
          />
        </td>
      ))}
      {isCompared && (
        <td
          className={cx(
            `${edge} ${line} px-2 text-right whitespace-nowrap figures`,
            isOfProfit && change !== null ? lookOf(row, change) : 'text-muted-foreground',
          )}
        >
          {change === null ? <Nothing /> : percentText(change)}
        </td>
      )}
    </tr>
  )
}

interface AmountProps {
  readonly amount: string
  readonly row: ReportRow
  readonly group: string | null
  readonly column: ReportColumn | undefined
  /** Projects with a column of their own. */
  readonly apart: readonly string[]
  readonly isOfProfit: boolean
  readonly projectId: string | undefined
  readonly onFigure: ReportTableProps['onFigure']
}

function Amount({ amount, row, group, column, apart, isOfProfit, projectId, onFigure }: AmountProps) {
  const text = reportAmount(amount)
  const { code, label } = row
  if (code === null || !column) return text
  const says = `${onFigure || isOfProfit ? 'Asal angka' : 'Buku besar'} ${label}, ${column.label}: ${text}`
  if (onFigure) {
    return (
      <button
        type="button"
        aria-label={says}
        className={figureLook}
        onClick={() => onFigure({ code, label, column, group })}
      >
        {text}
      </button>
    )
  }
  if (isOfProfit && !column.projectId && !projectId) {
    return <FigureSplit {...{ amount, code, label, column, says }} apart={column.projectId === null ? apart : []} />
  }
  const search = ledgerOf({ code, column, projectId, isOfProfit })
  return (
    <Go to="/laporan-keuangan/" search={search} aria-label={says} className={figureLook}>
      {text}
    </Go>
  )
}

// From 10 % on a difference of laba rugi is coloured by what it means: less profit and more cost in amber.
function lookOf({ kind, amounts }: ReportRow, change: string): string {
  const size = Number(change)
  if (Math.abs(size) < 10) return 'text-muted-foreground'
  const isCost = kind === 'account' && amounts.slice(-2).every((amount) => BigInt(amount) <= 0n)
  return size < 0 === isCost ? 'text-success' : 'font-semibold text-warning'
}

function percentText(change: string): string {
  const text = change.replace('.', ',').replace('-', '−')
  return change.startsWith('-') || change === '0.0' ? text : `+${text}`
}
