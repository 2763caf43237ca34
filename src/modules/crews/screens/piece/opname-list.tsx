import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { listPieceOpnames, type PieceOpnameRow } from '../../opnames/contract.ts'
import { opnameStates } from '../../pieces/words.ts'
import { opnameTones } from './opname-tones.ts'

const columns: readonly PlainColumn<PieceOpnameRow>[] = [
  {
    ...{ id: 'number', title: 'Nomor', width: 150 },
    cell: ({ id, number }) => (
      <TextLink to={`/absensi/detail-pekerja/${id}`} className="code">
        {number}
      </TextLink>
    ),
  },
  {
    id: 'day',
    title: 'Tanggal',
    width: 110,
    under: 'number',
    cell: (row) => dayFormat(row.measuredOn as Day, 'dense'),
  },
  { id: 'crew', title: 'Regu', width: 180, isWide: true, cell: ({ crew }) => crew },
  { id: 'works', title: 'Hasil ukur', cell: ({ works }) => <span className="wrap-anywhere">{works}</span> },
  {
    ...{ id: 'state', title: 'Status', width: 170, under: 'works' },
    cell: ({ state }) => <Badge tone={opnameTones[state]}>{opnameStates[state]}</Badge>,
  },
]
const money: PlainColumn<PieceOpnameRow> = {
  ...{ id: 'gross', title: 'Hasil (Rp)', width: 130, align: 'right', isWide: true },
  cell: ({ gross }) => <Money value={gross} />,
}

/** The opnames of a project, the newest first. */
export function OpnameList({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listPieceOpnames, { projectId })
  return (
    <AskedCard asked={asked} title="Opname" empty={{ text: 'Belum ada opname.', is: (rows) => rows.length === 0 }}>
      {(rows) => (
        <Card title="Opname" flush>
          <PlainTable
            label="opname"
            columns={rows.some(({ gross }) => gross !== null) ? [...columns, money] : columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        </Card>
      )}
    </AskedCard>
  )
}
