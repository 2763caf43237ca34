import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { daysBetween, type Day } from '#ground/day.ts'
import { qtyFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import type { House } from '../../houses/contract.ts'
import { houseQueue, moveInQueue, type Queue } from '../../orders/contract.ts'
import { NewOrderButton } from '../new-order-button.tsx'
import { stageSaid } from '../words.ts'

type Row = Queue['rows'][number]

/** What waits here, in the order in which it is made, beside what the house can make in a day. */
export function QueueTab({ house }: { readonly house: House }) {
  const asked = useAsk(houseQueue, { id: house.id })
  const mayMove = useCan('update rumah-produksi')
  return (
    <AskedCard
      asked={asked}
      empty={{
        text: 'Antrean kosong.',
        is: (queue) => queue.rows.length === 0,
        action: () => <NewOrderButton house={house} />,
      }}
    >
      {(queue) => (
        <>
          <p className="px-5 py-3 text-small text-muted-foreground">{saidOf(queue)}</p>
          <PlainTable
            label="Antrean"
            columns={columnsFor(house.id, queue.rows, mayMove)}
            rows={queue.rows}
            keyOf={(row) => row.id}
          />
        </>
      )}
    </AskedCard>
  )
}

function saidOf({ capacity, capacityUnit, rows }: Queue): string {
  if (!capacity) return 'Isi kapasitas per hari untuk melihat kapan tiap SPK siap.'
  const said = `Kapasitas ${qtyFormat(capacity)} ${capacityUnit ?? ''} per hari. Tanggal siap dihitung berurutan menurut hari kerja.`
  return rows.some((row) => row.days === null) ? `${said} SPK bersatuan lain tidak ikut dihitung.` : said
}

function columnsFor(houseId: string, rows: readonly Row[], mayMove: boolean): readonly PlainColumn<Row>[] {
  const columns: readonly PlainColumn<Row>[] = [
    {
      id: 'order',
      title: 'SPK',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <Go className={numberLink} to={`/rumah-produksi/detail/${houseId}`} search={{ spk: row.id }}>
            {row.label}
          </Go>
          <small className="block truncate text-xs text-muted-foreground" title={row.itemName}>
            {row.itemName}
          </small>
        </span>
      ),
    },
    {
      id: 'left',
      title: 'Sisa',
      width: 96,
      align: 'right',
      cell: (row) => (
        <>
          {qtyFormat(row.left)} <small className="text-xs text-muted-foreground">{row.unit}</small>
        </>
      ),
    },
    {
      id: 'due',
      title: 'Tenggat',
      width: 128,
      under: 'left',
      cell: (row) => <Due row={row} />,
    },
    {
      id: 'ready',
      title: 'Siap',
      width: 76,
      isWide: true,
      cell: (row) => (
        <span className={daysAfterDue(row) > 0 ? 'font-medium text-danger' : ''}>
          <OnDay day={row.readyOn} />
        </span>
      ),
    },
    { id: 'stage', title: 'Status', width: 124, isWide: true, cell: (row) => <StatusCell {...stageSaid[row.stage]} /> },
  ]
  const move: PlainColumn<Row> = {
    id: 'move',
    title: 'Geser',
    isQuiet: true,
    width: 96,
    align: 'right',
    cell: (row) => <Move row={row} isFirst={row === rows[0]} isLast={row === rows.at(-1)} />,
  }
  return mayMove ? [...columns, move] : columns
}

// What is ready after it is due says so before the day has passed, also on a phone, where 'Siap' has no column.
function Due({ row }: { readonly row: Row }) {
  const days = daysAfterDue(row)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {row.isLate ? <Badge tone="danger">Lewat</Badge> : <OnDay day={row.dueDate} />}
      {!row.isLate && days > 0 && <Badge tone="danger">Telat {days} hari</Badge>}
    </span>
  )
}

/** By how many days an order of the queue is ready after it is due; zero when in time, or when nobody knows. */
export function daysAfterDue({ dueDate, readyOn }: Pick<Row, 'dueDate' | 'readyOn'>): number {
  return dueDate && readyOn ? Math.max(daysBetween(dueDate as Day, readyOn as Day), 0) : 0
}

interface MoveProps {
  readonly row: Pick<Row, 'id' | 'label'>
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** One place up or down, where there is one. */
export function Move({ row, isFirst, isLast }: MoveProps) {
  const move = useAct(moveInQueue)
  return (
    <span className="inline-flex">
      <IconButton
        plain
        size="sm"
        label={`Naikkan ${row.label}`}
        icon={<ChevronUp />}
        disabled={isFirst}
        onClick={() => void move.now({ id: row.id, way: 'up' })}
      />
      <IconButton
        plain
        size="sm"
        label={`Turunkan ${row.label}`}
        icon={<ChevronDown />}
        disabled={isLast}
        onClick={() => void move.now({ id: row.id, way: 'down' })}
      />
    </span>
  )
}
