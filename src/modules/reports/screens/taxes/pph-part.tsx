import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { pphWords } from '#ground/pph.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import { download } from '#kit/screen/client/download.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { exportBpu, exportPph, pphRecap, type PphRecap, type TaxAccount } from '../../taxes/contract.ts'
import { ObjectCode } from './object-code.tsx'

/** Income tax of a month: its accounts, and what was held back with the slips that are missing. */
export function PphPart({ period }: { readonly period: Period }) {
  const asked = useAsk(pphRecap, { period }, { keep: true })
  return (
    <AskedCard asked={asked} title="PPh" rows={8}>
      {(recap) => (
        <div className="grid gap-4">
          <Accounts
            title="Yang kita potong dan setor"
            period={period}
            rows={recap.accounts.filter(({ side }) => side === 'owed')}
          />
          <Accounts
            title="Yang dipotong dari kita"
            period={period}
            rows={recap.accounts.filter(({ side }) => side === 'prepaid')}
          />
          <Slips recap={recap} />
        </div>
      )}
    </AskedCard>
  )
}

interface AccountsProps {
  readonly title: string
  readonly period: Period
  readonly rows: readonly TaxAccount[]
}

function Accounts({ title, period, rows }: AccountsProps) {
  const days = `dateFrom=${firstDay(period)}&dateTo=${lastDay(period)}`
  return (
    <Card title={title} heading="section" help={rows.length === 0 ? 'Tidak ada di bulan ini.' : undefined} flush>
      {rows.length > 0 && (
        <PlainTable
          label={title}
          rows={rows}
          keyOf={({ code }) => code}
          columns={[
            {
              id: 'name',
              title: 'Akun',
              cell: ({ code, name }) => (
                <Go
                  to={`/laporan-keuangan/?view=buku-besar&akun=${code}&${days}`}
                  className="for-thumb rounded-sm underline-offset-3 hover:underline"
                >
                  <span className="code text-muted-foreground">{code}</span> {name}
                </Go>
              ),
            },
            {
              ...{ id: 'before', title: 'Sebelumnya', width: 130, align: 'right', isWide: true },
              cell: (one) => <Money value={one.before} />,
            },
            {
              id: 'raised',
              title: 'Dipotong',
              width: 130,
              align: 'right',
              cell: (one) => <Money value={one.raised} />,
            },
            {
              ...{ id: 'settled', title: 'Disetor', width: 130, align: 'right', isWide: true },
              cell: (one) => <Money value={one.settled} />,
            },
            { id: 'after', title: 'Sisa', width: 130, align: 'right', cell: (one) => <Money value={one.after} /> },
          ]}
        />
      )}
    </Card>
  )
}

const files = [
  { of: 'final', label: 'BPU PPh final (XML)', kinds: ['pph-final'] },
  { of: '22-23', label: 'BPU PPh 22 & 23 (XML)', kinds: ['pph22', 'pph23'] },
] as const

/** The files of what we held back, for Coretax. */
function FetchBpu({ recap: { slips, period } }: { readonly recap: PphRecap }) {
  const may = useMay(exportBpu)
  const [busy, setBusy] = useState<string>()
  const fetchIt = async (of: (typeof files)[number]['of']) => {
    setBusy(of)
    await download(exportBpu, { period, of })
    setBusy(undefined)
  }
  const byUs = new Set<string>(slips.filter(({ side }) => side === 'by-us').map(({ kind }) => kind))
  return files
    .filter(({ kinds }) => may && kinds.some((kind) => byUs.has(kind)))
    .map(({ of, label }) => (
      <Button key={of} size="sm" icon={<Download />} isBusy={busy === of} onClick={() => void fetchIt(of)}>
        {label}
      </Button>
    ))
}

function Slips({ recap }: { readonly recap: PphRecap }) {
  const { slips, missing, period } = recap
  return (
    <Card
      title="Bukti potong"
      heading="section"
      help={
        slips.length === 0
          ? 'Tidak ada pemotongan di bulan ini.'
          : `${missing.byUs} belum kita terbitkan, ${missing.fromUs} belum kita terima.`
      }
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <FetchBpu recap={recap} />
          <ExportMenu endpoint={exportPph} asked={{ period }} isShort />
        </span>
      }
      flush
    >
      {slips.length > 0 && (
        <PlainTable
          label="bukti potong"
          rows={slips}
          keyOf={(one) => `${one.paymentId}${one.kind}${one.base}${one.amount}`}
          columns={[
            { id: 'date', title: 'Tanggal', width: 130, cell: (one) => <DateText value={one.date} style="short" /> },
            {
              id: 'number',
              title: 'Pembayaran',
              width: 150,
              cell: (one) => (
                <Go to={one.to} className={numberLink}>
                  {one.number}
                </Go>
              ),
            },
            { id: 'party', title: 'Pihak', isWide: true, cell: (one) => one.party },
            { id: 'kind', title: 'Jenis', width: 120, isWide: true, cell: (one) => pphWords[one.kind] },
            {
              id: 'object',
              title: 'Kode objek',
              width: 130,
              under: 'number',
              cell: (one) => <ObjectCode slip={one} />,
            },
            {
              id: 'proof',
              title: 'Bukti potong',
              width: 150,
              isWide: true,
              cell: (one) => one.proofNo ?? <Badge tone="warning">Belum ada</Badge>,
            },
            { id: 'amount', title: 'PPh', width: 130, align: 'right', cell: (one) => <Money value={one.amount} /> },
          ]}
        />
      )}
    </Card>
  )
}
