import { useState, type ReactNode } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Percent } from '#kit/screen/format/quantity.tsx'
import { NameLink, TextLink } from '#kit/screen/shell/go.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import type { MonthRevenue, ProjectRevenueRow } from '#modules/works/revenue/contract.ts'

/** The projects of a month: how far each is, what was earned and billed, and what stands apart. */
export function RevenueTable({ month }: { readonly month: MonthRevenue }) {
  const [asked, setAsked] = useState<ProjectRevenueRow>()
  const hasLoss = month.rows.some(({ provision }) => provision !== '0')
  const amount = (
    id: 'contract' | 'earned' | 'billed' | 'apart' | 'provision',
    title: string,
  ): PlainColumn<ProjectRevenueRow> => ({
    ...{ id, title: `${title} (Rp)`, width: 130, align: 'right' },
    cell: (row) => <Money value={row[id]} />,
  })
  const columns: readonly PlainColumn<ProjectRevenueRow>[] = [
    { id: 'name', title: 'Proyek', cell: (row) => <Named row={row} /> },
    { ...amount('contract', 'Kontrak'), isWide: true },
    {
      ...{ id: 'pct', title: 'Selesai', width: 110, align: 'right', under: 'name' },
      figure: (row) => `${row.pct}%`,
      cell: (row) => (
        <button
          type="button"
          className="for-thumb rounded-sm underline decoration-border-strong underline-offset-3 hover:text-primary"
          aria-label={`Dari mana persentase ${row.name}?`}
          onClick={() => setAsked(row)}
        >
          <Percent value={row.pct} />
        </button>
      ),
    },
    amount('earned', 'Diakui'),
    { ...amount('billed', 'Ditagih'), under: 'earned' },
    { ...amount('apart', 'Selisih'), isWide: true },
    ...(hasLoss ? [{ ...amount('provision', 'Provisi rugi'), isWide: true }] : []),
  ]
  return (
    <>
      <PlainTable label="pendapatan proyek" rows={month.rows} keyOf={(row) => row.projectId} columns={columns} />
      {asked && <Origin month={month} row={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Named({ row }: { readonly row: ProjectRevenueRow }) {
  return (
    <span className="grid py-1.5">
      <NameLink to={`/daftar-proyek/detail/${row.projectId}?bagian=termin`} className="truncate">
        {row.name}
      </NameLink>
      <span className="text-xs text-muted-foreground">
        {row.code}
        {!row.isPlanned && ' · tanpa RAP'}
      </span>
    </span>
  )
}

interface OriginProps {
  readonly month: MonthRevenue
  readonly row: ProjectRevenueRow
  readonly onClose: () => void
}

/** 'Dari mana angka ini?' of a project: every figure, and the page it comes from. */
function Origin({ month: { period, method }, row, onClose }: OriginProps) {
  const end = lastDay(period as Period)
  const page = (part: string) => `/daftar-proyek/detail/${row.projectId}?bagian=${part}`
  const linked = (to: string, value: ReactNode) => <TextLink to={to}>{value}</TextLink>
  const money = (value: string) => <Money rp value={value} />
  const ledger = `/laporan-keuangan/?view=buku-besar&akun=4-1000&projectId=${row.projectId}&dateFrom=${firstDay(period as Period)}&dateTo=${end}`
  const pct = <Percent value={row.pct} />
  return (
    <Sheet open onClose={onClose} title="Dari mana angka ini?">
      <div className="grid gap-5 p-5">
        <p className="text-small text-muted-foreground">
          {row.name}, sampai {dayFormat(end, 'short')}. {sentences[method]}
          {!row.isPlanned &&
            method === 'biaya' &&
            ' Tanpa RAP, perkiraan biayanya nilai RAB, jadi belum ada laba yang diakui.'}
        </p>
        <Facts
          rows={[
            ['Nilai kontrak', linked(page('termin'), <Money rp value={row.contract} />)],
            ['Biaya', linked(page(`biaya&per=${end}`), <Money rp value={row.cost} />)],
            ['Perkiraan biaya sampai selesai', linked(page(`biaya&per=${end}`), <Money rp value={row.atCompletion} />)],
            ['Persentase penyelesaian', method === 'fisik' ? linked(page('opname'), pct) : pct],
            ['Diakui', money(row.earned)],
            ['Ditagih', linked(ledger, <Money rp value={row.billed} />)],
            ['Selisih', money(row.apart)],
            ['Provisi rugi', money(row.provision)],
            ['Jurnal bulan ini, pendapatan', money(row.change)],
          ]}
        />
      </div>
    </Sheet>
  )
}

const sentences = {
  termin: 'Pendapatan kembali ke yang ditagih.',
  fisik: 'Nilai kontrak dikali progres yang disetujui; sesudah BAST-1 seluruhnya.',
  biaya: 'Nilai kontrak dikali biaya dibagi perkiraan biaya; sesudah BAST-1 seluruhnya.',
}
