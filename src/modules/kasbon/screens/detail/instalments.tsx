import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { KasbonPage } from '../../contract.ts'
import { kasbonActs } from '../../kasbon.ts'
import { InstalmentBadge } from '../words.tsx'

/** When what comes back; one that was not taken yet may be put off to the end. */
export function Instalments({ kasbon }: { readonly kasbon: KasbonPage }) {
  const { id, version, instalments } = kasbon
  const putOff = useAct(kasbonActs.putOff.door, { say: 'Cicilan ditunda ke akhir jadwal.' })
  const may = kasbon.can.includes('putOff')
  const act: PlainColumn<KasbonPage['instalments'][number]> = {
    id: 'put-off',
    title: 'Tunda',
    isQuiet: true,
    width: 96,
    cell: ({ id: instalmentId, state, dueOn }) =>
      instalmentId &&
      (state === 'due' || state === 'part') && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Tunda cicilan ${dayFormat(dueOn as Day, 'short')}`}
          onClick={() => void putOff.now({ id, version, instalmentId })}
        >
          Tunda
        </Button>
      ),
  }
  return (
    <Card title="Jadwal cicilan" flush className="overflow-hidden">
      <PlainTable
        label="jadwal cicilan"
        rows={instalments}
        keyOf={(row) => row.id ?? row.dueOn}
        columns={[
          { id: 'due', title: 'Jatuh tempo', width: 128, cell: (row) => <DateText value={row.dueOn} /> },
          { id: 'state', title: 'Status', cell: (row) => <InstalmentBadge state={row.state} /> },
          {
            id: 'taken',
            title: 'Kembali (Rp)',
            width: 128,
            align: 'right',
            isWide: true,
            cell: (row) => <Money value={row.taken} />,
          },
          {
            id: 'amount',
            title: 'Cicilan (Rp)',
            width: 128,
            align: 'right',
            cell: (row) => <Money value={row.amount} />,
          },
          ...(may ? [act] : []),
        ]}
      />
      {putOff.refusal && (
        <p role="alert" className="px-5 py-3 text-small font-medium text-danger">
          {putOff.refusal.message}
        </p>
      )}
    </Card>
  )
}
