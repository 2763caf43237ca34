import { qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useState } from 'react'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { OnDay } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { pickWorker } from '#modules/people/picks/contract.ts'
import { houseWorkers, type HouseWorker } from '../../houses/contract.ts'
import { tieWorker } from '../../results/contract.ts'
import { TieWorkerSheet } from './tie-worker-sheet.tsx'

/** Who earned piece-rate pay here. */
export function WorkersTab({ houseId }: { readonly houseId: string }) {
  const asked = useAsk(houseWorkers, { id: houseId })
  const seesPay = useCan('view gaji')
  const mayTie = useMay(tieWorker) && useMay(pickWorker)
  const [tying, tie] = useState<TypedName>()
  return (
    <>
      <AskedCard
        asked={asked}
        empty={{ text: 'Belum ada upah borongan yang dicatat di sini.', is: (rows) => rows.length === 0 }}
      >
        {(rows) => (
          <PlainTable
            label="Pekerja"
            columns={columnsFor(seesPay, mayTie ? tie : undefined)}
            rows={rows}
            keyOf={(row) => row.name}
          />
        )}
      </AskedCard>
      {tying && <TieWorkerSheet typed={tying} onClose={() => tie(undefined)} />}
    </>
  )
}

interface TypedName {
  readonly id: string
  readonly name: string
}

function columnsFor(seesPay: boolean, tie?: (typed: TypedName) => void): readonly PlainColumn<HouseWorker>[] {
  const columns: readonly PlainColumn<HouseWorker>[] = [
    { id: 'name', title: 'Nama', cell: (row) => <NameCell row={row} tie={tie} /> },
    { id: 'entries', title: 'Catatan', width: 88, align: 'right', isWide: true, cell: (row) => row.entries },
    { id: 'qty', title: 'Jumlah', width: 104, align: 'right', cell: (row) => qtyFormat(row.qty) },
    { id: 'last', title: 'Terakhir', width: 96, isWide: true, cell: (row) => <OnDay day={row.lastOn} /> },
  ]
  const pay: PlainColumn<HouseWorker> = {
    id: 'amount',
    title: 'Upah (Rp)',
    width: 128,
    align: 'right',
    cell: (row) => <Money value={row.amount} />,
  }
  const owed: PlainColumn<HouseWorker> = {
    id: 'owed',
    title: 'Belum dibayar (Rp)',
    width: 144,
    align: 'right',
    under: 'amount',
    cell: (row) => <Money value={row.owed} />,
  }
  return seesPay ? [...columns, pay, owed] : columns
}

/** A name as it was typed; until somebody says who it is, with the button for it. */
function NameCell({ row, tie }: { readonly row: HouseWorker; readonly tie: ((typed: TypedName) => void) | undefined }) {
  const { name, typedId, isKnown } = row
  if (!tie || isKnown || typedId === null) return <>{name}</>
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {name}
      <Button size="xs" variant="ghost" aria-label={`Hubungkan ${name}`} onClick={() => tie({ id: typedId, name })}>
        Hubungkan
      </Button>
    </span>
  )
}
