import { sum, money } from '#ground/money.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { openUsage, type Usage } from '../usage/contract.ts'

const BACK = '/laporan-bahan-baku/'

/** /laporan-bahan-baku/detail/{bahanBakuId}: what was used by one document. */
export function UsageDetail({ bahanBakuId }: { readonly bahanBakuId: string }) {
  const asked = useAsk(openUsage, { id: bahanBakuId })
  return (
    <AskedPage asked={asked} title="Pemakaian bahan" back={BACK}>
      {(usage) => <Opened usage={usage} />}
    </AskedPage>
  )
}

function Opened({ usage }: { readonly usage: Usage }) {
  const columns = useOwnColumns(lineColumns)
  const isVoid = usage.state === 'void'
  const mayRevise = useCan('update laporan-bahan-baku')
  return (
    <DetailPage
      title={usage.number}
      isCode
      back={BACK}
      badge={<Badge tone={isVoid ? 'danger' : 'success'}>{isVoid ? 'Dibatalkan' : 'Dicatat'}</Badge>}
      meta={<NameLink to={`/daftar-proyek/detail/${usage.projectId}`}>{usage.projectName}</NameLink>}
      actions={
        <>
          {mayRevise && !isVoid && usage.isOfSite && (
            <GoButton to={`/laporan-bahan-baku/edit/${usage.id}`}>Ubah</GoButton>
          )}
          <GoButton to={BACK} search={{ view: 'rekap', projectId: usage.projectId }}>
            Sisa di proyek ini
          </GoButton>
        </>
      }
      rail={<KeyFacts rows={factsOf(usage)} />}
    >
      <Card title="Bahan yang dipakai" flush className="overflow-hidden">
        <PlainTable
          label="bahan yang dipakai"
          rows={usage.lines.map((line, at) => ({ ...line, key: String(at) }))}
          keyOf={(line) => line.key}
          columns={columns}
        />
      </Card>
    </DetailPage>
  )
}

type Line = Usage['lines'][number] & { readonly key: string }

const lineColumns: readonly PlainColumn<Line>[] = [
  {
    id: 'item',
    title: 'Bahan',
    cell: (line) => (
      <span className="grid gap-0.5">
        <span>{line.itemName}</span>
        <span className="text-xs text-muted-foreground">
          {[line.workItemName, line.note].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    id: 'qty',
    title: 'Dipakai',
    width: 128,
    align: 'right',
    cell: (line) => <Qty value={line.qty} unit={line.unit} />,
  },
  {
    id: 'value',
    title: 'Nilai (Rp)',
    width: 136,
    align: 'right',
    isWide: true,
    needs: 'view biaya',
    cell: (line) => <Money value={line.value ?? '0'} />,
  },
]

function factsOf(usage: Usage): readonly Fact[] {
  const values = usage.lines.flatMap(({ value }) => (value === undefined ? [] : [money(value)]))
  const rows: readonly Fact[] = [
    ['Tanggal', <DateText key="d" value={usage.date} />],
    ['Gudang', usage.warehouseName],
    ['Nilai', values.length > 0 ? <Money key="v" value={String(sum(values))} rp /> : null],
    ['Dicatat oleh', usage.by],
    ['Catatan', usage.notes],
  ]
  return rows.filter(([, value]) => Boolean(value))
}
