import { useMemo } from 'react'
import { Money } from '#kit/screen/format/money.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import type { WageLine, WageTotals } from '../../settlements/contract.ts'
import { halves } from '../../words.ts'

/** A line of the table; the id is there once it is booked. */
export type TableLine = WageLine & { readonly id?: string; readonly open?: string }

interface WageTableProps {
  readonly lines: readonly TableLine[]
  readonly totals: WageTotals
  /** Ids that are ticked; without it nothing can be. */
  readonly ticked?: ReadonlySet<string>
  readonly onTick?: (ids: readonly string[], isOn: boolean) => void
}

/** What each is owed, crew by crew. */
export function WageTable({ lines, totals, ticked, onTick }: WageTableProps) {
  const crews = useMemo(() => [...Map.groupBy(lines, ({ foremanId }) => foremanId ?? '')], [lines])
  const canTick = ticked !== undefined && onTick !== undefined
  // Columns that say nothing of anybody are left out.
  const has = { piece: lines.some(({ piece }) => piece !== '0'), retention: totals.retention !== '0' }
  return (
    <div className="relative overflow-x-auto" role="region" aria-label="Tabel upah" tabIndex={0}>
      <table className="w-full border-separate border-spacing-0 text-left">
        <thead>
          <tr className="h-9 text-xs text-muted-foreground [&>*]:border-b [&>*]:border-border [&>*]:bg-row-hover [&>*]:px-3 [&>*]:font-medium">
            {canTick && <td className="w-10" />}
            <th scope="col">Nama</th>
            <th scope="col" className="text-right">
              Hari
            </th>
            <th scope="col" className="text-right max-md:hidden">
              Upah (Rp)
            </th>
            <th scope="col" className="text-right max-md:hidden">
              Lembur (Rp)
            </th>
            <th scope="col" className="text-right max-md:hidden">
              Lain (Rp)
            </th>
            {has.piece && (
              <th scope="col" className="text-right max-md:hidden">
                Borongan (Rp)
              </th>
            )}
            <th scope="col" className="text-right max-md:hidden">
              PPh 21 (Rp)
            </th>
            <th scope="col" className="text-right max-md:hidden">
              Kasbon (Rp)
            </th>
            {has.retention && (
              <th scope="col" className="text-right max-md:hidden">
                Retensi (Rp)
              </th>
            )}
            <th scope="col" className="text-right">
              Diterima (Rp)
            </th>
            <th scope="col">
              <span className="sr-only">Keterangan</span>
            </th>
          </tr>
        </thead>
        {crews.map(([foremanId, own]) => (
          <tbody key={foremanId}>
            <tr className="h-9 bg-muted/50 text-small font-semibold [&>*]:border-b [&>*]:border-border-subtle [&>*]:px-3">
              {canTick && <Tick label={`Semua ${crewName(own)}`} lines={own} {...{ ticked, onTick }} />}
              <th scope="rowgroup" colSpan={9 + Number(has.piece) + Number(has.retention)} className="text-left">
                {crewName(own)}
                <span className="ml-2 font-normal text-muted-foreground">{`${own.length} orang`}</span>
              </th>
            </tr>
            {own.map((line) => (
              <WageRow key={line.workerId} line={line} has={has} {...(canTick && { ticked, onTick })} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className="h-10 font-semibold [&>*]:border-t [&>*]:border-border [&>*]:bg-row-hover [&>*]:px-3">
            {canTick && <td />}
            <th scope="row" className="text-left">{`${lines.length} orang`}</th>
            <td className="text-right figures">{halves(lines.reduce((all, { halfDays }) => all + halfDays, 0))}</td>
            <td className="text-right max-md:hidden" colSpan={has.piece ? 4 : 3}>
              <Money value={totals.gross} />
            </td>
            <td className="text-right max-md:hidden">
              <Money value={totals.tax} />
            </td>
            <td className="text-right max-md:hidden">
              <Money value={totals.kasbon} />
            </td>
            {has.retention && (
              <td className="text-right max-md:hidden">
                <Money value={totals.retention} />
              </td>
            )}
            <td className="text-right">
              <Money value={totals.net} />
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

interface TickingProps {
  readonly ticked?: ReadonlySet<string>
  readonly onTick?: (ids: readonly string[], isOn: boolean) => void
}

interface WageRowProps extends TickingProps {
  readonly line: TableLine
  readonly has: { readonly piece: boolean; readonly retention: boolean }
}

function WageRow({ line, has, ticked, onTick }: WageRowProps) {
  return (
    <tr className="h-10 [&>*]:border-b [&>*]:border-border-subtle [&>*]:px-3">
      {ticked && onTick && <Tick label={line.name} lines={[line]} {...{ ticked, onTick }} />}
      <th scope="row" className="text-left font-normal">
        <span className="font-semibold wrap-anywhere">{line.name}</span>
        <span className="ml-2 text-xs text-muted-foreground max-md:ml-0 max-md:block">{line.trade}</span>
      </th>
      <td className="text-right figures">{halves(line.halfDays)}</td>
      <td className="text-right max-md:hidden">
        <Money value={line.wages} />
      </td>
      <td className="text-right max-md:hidden">
        <Money value={line.overtime} />
      </td>
      <td className="text-right max-md:hidden">
        <Money value={line.extra} />
      </td>
      {has.piece && (
        <td className="text-right max-md:hidden">
          <Money value={line.piece} />
        </td>
      )}
      <td className="text-right max-md:hidden">
        <Money value={line.tax} />
      </td>
      <td className="text-right max-md:hidden">
        <Money value={line.kasbon} />
      </td>
      {has.retention && (
        <td className="text-right max-md:hidden">
          <Money value={line.retention} />
        </td>
      )}
      <td className="text-right font-semibold">
        <Money value={line.net} />
      </td>
      <td>
        <Said line={line} />
      </td>
    </tr>
  )
}

function Said({ line }: { readonly line: TableLine }) {
  if (line.open === '0') return <Badge tone="success">Diterima</Badge>
  if (line.isIncomplete) return <Badge tone="warning">Tanpa NIK</Badge>
  return line.projects > 1 ? (
    <span className="text-small text-muted-foreground">{`${line.projects} proyek`}</span>
  ) : null
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
