import ChartIcon from 'lucide-react/icons/chart-column'
import TableIcon from 'lucide-react/icons/table-2'
import { useState } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { compactRupiah, rupiah } from '#ground/format.ts'
import { BarChart } from '#kit/screen/chart/bar-chart.tsx'
import { BarLegend } from '#kit/screen/chart/bar-legend.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { openOutlook, type CashOutlook, type CashWeek } from '../../outlook/contract.ts'
import { OutlookTable, weekText, type CashWanted } from './outlook-table.tsx'

const ExpectedSheet = later(() => import('./expected-sheet.tsx').then((parts) => parts.ExpectedSheet))

const names = ['Masuk', 'Keluar', 'Kumulatif']

/** Kas ke depan of a project: what is expected in and out, week by week, drawn and as a table; every figure opens its rows. */
export function OutlookPart({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(openOutlook, { id: projectId })
  const [isTable, setTable] = useState(false)
  const [wanted, setWanted] = useState<CashWanted>()
  return (
    <section aria-label="Kas ke depan" className="border-t border-border">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 pt-4 pb-2">
        <h2 className="mr-auto text-base font-semibold">Kas ke depan</h2>
        <span className={isTable ? 'hidden' : 'max-md:hidden'}>
          <BarLegend names={names} barCount={2} />
        </span>
        <IconButton
          label={isTable ? 'Lihat grafik kas' : 'Hanya tabel kas'}
          icon={isTable ? <ChartIcon /> : <TableIcon />}
          onClick={() => setTable(!isTable)}
        />
      </div>
      <AskedCard
        asked={asked}
        rows={6}
        empty={{
          text: 'Belum ada uang yang akan masuk atau keluar untuk proyek ini.',
          is: ({ rows }) => rows.length === 0,
        }}
      >
        {(outlook) => (
          <>
            <p className="px-5 pb-3 text-small text-muted-foreground">{noteOf(outlook)}</p>
            {!isTable && <Drawn weeks={outlook.weeks} />}
            <OutlookTable outlook={outlook} onWant={setWanted} />
            {wanted && <ExpectedSheet outlook={outlook} wanted={wanted} onClose={() => setWanted(undefined)} />}
          </>
        )}
      </AskedCard>
    </section>
  )
}

function Drawn({ weeks }: { readonly weeks: readonly CashWeek[] }) {
  return (
    <div className="px-5 pb-4">
      <BarChart
        label="Kas ke depan: masuk, keluar, dan kumulatif per minggu"
        names={names}
        groups={weeks.map((week) => ({
          name: week.to === null ? 'sesudah' : dayFormat(week.from as Day, 'dense'),
          title: weekText(week, 'short'),
          bars: [week.cashIn, week.cashOut],
          line: week.left,
        }))}
        valueText={(value) => rupiah(value)}
        tickText={(value) => compactRupiah(value).replace('Rp', '')}
      />
      <span className="mt-2 block md:hidden">
        <BarLegend names={names} barCount={2} />
      </span>
    </div>
  )
}

function noteOf({ isIncomeHidden, isUnplanned }: CashOutlook): string {
  const income = isIncomeHidden
    ? 'Uang masuk tidak ditampilkan: Anda tidak memiliki izin melihat order.'
    : 'Masuk: invoice terbuka, termin menurut jadwal, dan retensi, setelah PPh dipotong.'
  const spending = isUnplanned
    ? 'Keluar: tagihan, PO, dan SPK; sisa biaya belum dapat diperkirakan tanpa RAP yang disetujui.'
    : 'Keluar: tagihan, PO, SPK, dan sisa RAP menurut jadwal.'
  return `${income} ${spending}`
}
