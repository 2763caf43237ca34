import { useMemo } from 'react'
import { money, sum } from '#ground/money.ts'
import { rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { dayFormat, periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import type { BonusFrom, WageLine } from '../../settlements/contract.ts'
import { halves } from '../../words.ts'

/** A line of the table; the id is there once it is booked. */
export type TableLine = WageLine & { readonly id?: string; readonly open?: string }

interface TickingProps {
  readonly ticked?: ReadonlySet<string>
  readonly onTick?: (ids: readonly string[], isOn: boolean) => void
}

interface WageTableProps extends TickingProps {
  readonly lines: readonly TableLine[]
}

/** What makes up a wage, in the order it is told. */
const amounts = [
  ['Upah', ({ wages }: TableLine) => wages],
  ['Lembur', ({ overtime }: TableLine) => overtime],
  ['Makan', ({ extra }: TableLine) => extra],
  ['Fee mandor', ({ fee }: TableLine) => fee],
  ['Borongan', ({ piece }: TableLine) => piece],
  ['Koreksi', ({ correction }: TableLine) => correction],
  ['THR', ({ bonus }: TableLine) => bonus],
  ['PPh 21', ({ tax }: TableLine) => tax],
  ['Kasbon', ({ kasbon }: TableLine) => kasbon],
  ['Retensi', ({ retention }: TableLine) => retention],
  ['Untuk mandor', ({ feeCut }: TableLine) => feeCut],
] as const
/** What is shown: amounts that somebody has, and days where there are any. */
interface Told {
  readonly told: readonly (typeof amounts)[number][]
  readonly hasDays: boolean
}

const sumOf = (lines: readonly TableLine[], of: (line: TableLine) => string) =>
  String(sum(lines.map((line) => money(of(line)))))
const daysOf = (lines: readonly TableLine[]) => halves(lines.reduce((all, { halfDays }) => all + halfDays, 0))
const netOf = ({ net }: TableLine) => net

/** What each is owed, crew by crew; an amount that nobody has is left out. Without ticks nothing can be chosen. */
export function WageTable({ lines, ticked, onTick }: WageTableProps) {
  const crews = useMemo(() => [...Map.groupBy(lines, ({ foremanId }) => foremanId ?? '')], [lines])
  const told = amounts.filter(([, of]) => lines.some((line) => of(line) !== '0'))
  const hasDays = lines.some(({ halfDays }) => halfDays > 0)
  const ticking = ticked && onTick ? { ticked, onTick } : undefined
  return (
    <div className="relative overflow-x-auto" role="region" aria-label="Tabel upah" tabIndex={0}>
      <table className="w-full border-separate border-spacing-0 text-left [&_tr>*:first-child]:pl-5 [&_tr>*:last-child]:pr-5">
        <thead>
          <tr className="h-9 text-xs text-muted-foreground [&>*]:border-b [&>*]:border-border [&>*]:bg-row-hover [&>*]:px-2 [&>*]:font-medium">
            {ticking && <td className="w-10" />}
            <th scope="col">Nama</th>
            {hasDays && (
              <th scope="col" className="text-right">
                Hari
              </th>
            )}
            {told.map(([title]) => (
              <th key={title} scope="col" className="text-right whitespace-nowrap max-md:hidden">
                {`${title} (Rp)`}
              </th>
            ))}
            <th scope="col" className="text-right md:whitespace-nowrap">
              Diterima (Rp)
            </th>
          </tr>
        </thead>
        {crews.map(([foremanId, own]) => (
          <tbody key={foremanId}>
            <tr className="h-9 bg-muted/50 text-small font-semibold [&>*]:border-b [&>*]:border-border-subtle [&>*]:px-2">
              {ticking && <Tick label={`Semua ${crewName(own)}`} lines={own} {...ticking} />}
              <th scope="rowgroup" className="py-1 text-left">
                {crewName(own)}
                <span className="ml-2 font-normal whitespace-nowrap text-muted-foreground">{`${own.length} orang`}</span>
              </th>
              <Sums lines={own} told={told} hasDays={hasDays} />
            </tr>
            {own.map((line) => (
              <WageRow key={line.workerId} line={line} told={told} hasDays={hasDays} {...ticking} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className="h-10 font-semibold [&>*]:border-t [&>*]:border-border [&>*]:bg-row-hover [&>*]:px-2">
            {ticking && <td />}
            <th scope="row" className="text-left">{`${lines.length} orang`}</th>
            <Sums lines={lines} told={told} hasDays={hasDays} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The days and amounts of several, summed. */
function Sums({ lines, told, hasDays }: Told & { readonly lines: readonly TableLine[] }) {
  return (
    <>
      {hasDays && <td className="text-right figures">{daysOf(lines)}</td>}
      {told.map(([title, of]) => (
        <td key={title} className="text-right whitespace-nowrap max-md:hidden">
          <Money value={sumOf(lines, of)} />
        </td>
      ))}
      <td className="text-right whitespace-nowrap">
        <Money value={sumOf(lines, netOf)} />
      </td>
    </>
  )
}

interface WageRowProps extends TickingProps, Told {
  readonly line: TableLine
}

function WageRow({ line, told, hasDays, ticked, onTick }: WageRowProps) {
  return (
    <tr className="h-10 [&>*]:border-b [&>*]:border-border-subtle [&>*]:px-2">
      {ticked && onTick && <Tick label={line.name} lines={[line]} {...{ ticked, onTick }} />}
      <th scope="row" className="min-w-28 py-1 text-left font-normal">
        <span className="mr-2 font-semibold wrap-anywhere">{line.name}</span>
        <span className="mr-2 inline-block text-xs text-muted-foreground">{line.trade}</span>
        {line.bonusFrom && <WhereFrom from={line.bonusFrom} />}
        {line.corrections.map(({ day, project, reason, amount }) => (
          <span key={`${day} ${project} ${amount}`} className="block text-xs text-muted-foreground">
            {`Koreksi ${dayFormat(day as Day, 'dense')}, ${project}: ${reason} (${rupiah(amount)})`}
          </span>
        ))}
        <span className="block text-xs text-muted-foreground md:hidden">{saidOf(line)}</span>
        <Said line={line} />
      </th>
      {hasDays && <td className="text-right figures">{halves(line.halfDays)}</td>}
      {told.map(([title, of]) => (
        <td key={title} className="text-right max-md:hidden">
          <Money value={of(line)} />
        </td>
      ))}
      <td className="text-right font-semibold">
        <Money value={line.net} />
      </td>
    </tr>
  )
}

/** Where a THR comes from: the average of the months that count, and each of them. */
function WhereFrom({ from: { base, months, of } }: { readonly from: BonusFrom }) {
  return (
    <details className="text-xs text-muted-foreground">
      <summary className="cursor-pointer max-md:min-h-11 max-md:content-center">
        {`Rata-rata ${of.length} bulan ${rupiah(base)} × ${months}/12`}
      </summary>
      <ul className="py-1">
        {of.map(({ month, amount }) => (
          <li key={month} className="flex max-w-60 justify-between gap-3">
            <span>{periodFormat(month as Period)}</span>
            <Money value={amount} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Said({ line }: { readonly line: TableLine }) {
  if (line.open === '0') return <Badge tone="success">Diterima</Badge>
  if (line.isIncomplete) return <Badge tone="warning">Tanpa NIK</Badge>
  return line.projects > 1 ? (
    <span className="block text-xs text-muted-foreground">{`${line.projects} proyek`}</span>
  ) : null
}

// What a phone has no columns for, where a wage is made of more than one amount: 'Upah 185.000 · Makan 25.000'.
function saidOf(line: TableLine): string {
  const own = amounts.filter(([, of]) => of(line) !== '0')
  return own.length < 2 ? '' : own.map(([title, of]) => `${title} ${thousands(of(line))}`).join(' · ')
}

interface TickProps extends Required<TickingProps> {
  readonly label: string
  readonly lines: readonly TableLine[]
}

function Tick({ label, lines, ticked, onTick }: TickProps) {
  const ids = lines.flatMap(({ id, open }) => (id && open !== '0' ? [id] : []))
  return (
    <td className="w-10">
      {ids.length > 0 && (
        <CheckBox
          label={<span className="sr-only">{`Pilih ${label}`}</span>}
          checked={ids.every((id) => ticked.has(id))}
          onChange={(isOn) => onTick(ids, isOn)}
        />
      )}
    </td>
  )
}

const crewName = (lines: readonly TableLine[]) =>
  lines[0]?.foremanName ? `Mandor ${lines[0].foremanName.replace(/^Mandor /, '')}` : 'Tanpa mandor'
