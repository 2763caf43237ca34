import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { addDays, type Day } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, periodOf, type Period } from '#ground/period.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { listAssets, reopenDepreciation, runDepreciation, type AssetRegister } from '../assets/contract.ts'
import { AssetSheet } from './assets/asset-sheet.tsx'
import { AssetTable } from './assets/asset-table.tsx'

/** The register of fixed assets, and what they lose month by month. */
export function AssetsPage({ above }: { readonly above: ReactNode }) {
  const asked = useAsk(listAssets, {})
  const mayAdd = useCan('create laporan-keuangan')
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      title="Aset tetap"
      actions={
        mayAdd && (
          <Button variant="filled" icon={<Plus />} onClick={() => setAdding(true)}>
            Aset
          </Button>
        )
      }
    >
      {above}
      <AskedCard asked={asked} title="Aset tetap" rows={6}>
        {(register) => (
          <div className="grid gap-4">
            <AssetTable register={register} />
            <Runs register={register} />
          </div>
        )}
      </AskedCard>
      {isAdding && <AssetSheet onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Runs({ register: { assets, runs } }: { readonly register: AssetRegister }) {
  const mayRun = useCan('create laporan-keuangan')
  const mayOpen = useCan('delete laporan-keuangan')
  const [opening, setOpening] = useState<string>()
  const run = useAct(runDepreciation, { say: ({ number }) => `${number} dicatat.` })
  const open = useAct(reopenDepreciation, { onDone: () => setOpening(undefined), say: 'Penyusutan dibuka lagi.' })
  const period = periodOf(addDays(firstDay(periodOf(today() as Day)), -1))
  const isRun = runs.some((one) => one.period >= period)
  return (
    <Card
      title="Penyusutan bulanan"
      heading="section"
      help="Garis lurus, bulan perolehan dihitung penuh. Bulan yang terlewat ikut di bulan berikutnya."
      aside={
        mayRun &&
        assets.length > 0 &&
        !isRun && (
          <Button size="sm" variant="filled" isBusy={run.isBusy} onClick={() => void run.now({ period })}>
            {`Susutkan ${periodFormat(period)}`}
          </Button>
        )
      }
      flush
    >
      {run.refusal && (
        <Notice tone="danger" className="mx-5 mb-3">
          {run.refusal.message}
        </Notice>
      )}
      {runs.length > 0 && (
        <PlainTable
          label="penyusutan bulanan"
          rows={runs}
          keyOf={({ id }) => id}
          columns={[
            { id: 'period', title: 'Bulan', width: 140, cell: (one) => periodFormat(one.period as Period) },
            {
              ...{ id: 'number', title: 'Jurnal' },
              cell: (one) => (
                <Go to={`/laporan-keuangan/detail/${one.id}?jenis=jurnal`} className={numberLink}>
                  {one.number}
                </Go>
              ),
            },
            { id: 'amount', title: 'Jumlah', width: 140, align: 'right', cell: (one) => <Money value={one.amount} /> },
            {
              ...{ id: 'act', title: 'Tindakan', isQuiet: true, width: 120, align: 'right' },
              cell: (one) =>
                mayOpen && one.id === runs[0]?.id ? (
                  <Button size="sm" onClick={() => setOpening(one.id)}>
                    Buka lagi
                  </Button>
                ) : null,
            },
          ]}
        />
      )}
      {opening && (
        <Confirm
          asksReason
          title="Buka lagi penyusutan bulan ini?"
          text="Jurnalnya dibalik di tanggalnya sendiri. Sesudah itu bulan ini bisa disusutkan lagi."
          act="Buka lagi"
          doing={open}
          onConfirm={(reason) => void open.now({ id: opening, reason })}
          onClose={() => setOpening(undefined)}
        />
      )}
    </Card>
  )
}
