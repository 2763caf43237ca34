import type { ReactNode } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { SiteReport, SiteWork } from '../../diary/contract.ts'
import { blockerKinds, blockerParties } from '../../diary/words.ts'

/** What was told of a day, part by part; a part of which nothing was told is left out. */
export function ReportParts({ report }: { readonly report: SiteReport }) {
  const { crew, lines, deliveries, equipment, blockers } = report
  return (
    <>
      {lines.length > 0 && (
        <Card title="Pekerjaan hari ini" flush className="overflow-hidden">
          <PlainTable
            label="pekerjaan hari ini"
            rows={lines.map((line, at) => ({ ...line, key: String(at) }))}
            keyOf={(line) => line.key}
            columns={[
              { id: 'name', title: 'Pekerjaan', cell: (line) => <WorkName line={line} /> },
              { id: 'volume', title: 'Hari ini', width: 116, align: 'right', cell: volumeOf },
              { id: 'soFar', title: 'Sampai hari ini', width: 168, align: 'right', isWide: true, cell: soFarOf },
            ]}
          />
        </Card>
      )}
      <Told title="Tenaga" rows={crew.map((one) => [one.role, `${one.count} orang`])} />
      <Told
        title="Bahan datang"
        rows={deliveries.map((one) => [
          [one.what, one.from].filter(Boolean).join(' · '),
          one.qty ? `${qtyFormat(one.qty)} ${one.unit ?? ''}` : null,
        ])}
      />
      <Told
        title="Alat"
        rows={equipment.map((one) => [
          one.count > 1 ? `${one.what} × ${one.count}` : one.what,
          one.hours && `${qtyFormat(one.hours)} jam`,
        ])}
      />
      <Told
        title="Kendala"
        rows={blockers.map((one) => [
          [blockerKinds[one.kind], blockerParties[one.party], one.note].filter(Boolean).join(' · '),
          one.hours && `${qtyFormat(one.hours)} jam`,
        ])}
      />
      {report.k3Note && <Said title="Kejadian K3">{report.k3Note}</Said>}
      {report.note && <Said title="Catatan">{report.note}</Said>}
    </>
  )
}

function Told({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, ReactNode])[] }) {
  if (rows.length === 0) return null
  return (
    <Card title={title}>
      <Facts rows={rows} />
    </Card>
  )
}

function Said({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Card title={title}>
      <p className="whitespace-pre-line">{children}</p>
    </Card>
  )
}

function WorkName({ line }: { readonly line: SiteWork }) {
  if (!line.workItemId) return line.note
  return (
    <span className="grid gap-0.5">
      <span>{line.name?.split('\n')[0]}</span>
      <span className="text-xs text-muted-foreground">{[line.code, line.note].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

const volumeOf = ({ volume, unit }: SiteWork) =>
  volume ? <Qty value={volume} unit={unit ?? undefined} /> : <Nothing />

function soFarOf({ soFar, contract, unit }: SiteWork): ReactNode {
  if (!soFar) return <Nothing />
  const of = contract ? ` dari ${qtyFormat(contract)}` : ''
  return `${qtyFormat(soFar)}${of} ${unit ?? ''}`
}
