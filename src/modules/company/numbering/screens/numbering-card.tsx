import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { openNumbering, saveSeries } from '#modules/company/numbering/contract.ts'
import { Example, rowOf, type Row } from './next-number.tsx'

const SeriesSheet = later(() => import('./series-sheet.tsx').then((parts) => parts.SeriesSheet))

/** How each kind of paper is numbered, with the number the next one will bear. */
export function NumberingCard() {
  const asked = useAsk(openNumbering, {})
  const mayChange = useMay(saveSeries)
  const [open, setOpen] = useState<Row>()
  return (
    <AskedCard asked={asked} title="Penomoran" rows={8}>
      {(numbering) => (
        <Card
          title="Penomoran"
          heading="section"
          help="Nomor diberikan saat dokumen terbit, berurutan tanpa celah."
          flush
        >
          <PlainTable
            label="penomoran"
            rows={numbering.papers.map((paper) => rowOf(paper, numbering))}
            keyOf={(row) => row.doc}
            columns={[
              {
                id: 'name',
                title: 'Dokumen',
                cell: (row) => (
                  <span className="grid">
                    <span className="font-medium">{row.name}</span>
                    <span className="text-small text-muted-foreground md:hidden">
                      <Example row={row} code={numbering.companyCode} />
                    </span>
                  </span>
                ),
              },
              {
                id: 'next',
                title: 'Contoh',
                width: 210,
                isWide: true,
                cell: (row) => <Example row={row} code={numbering.companyCode} />,
              },
              {
                id: 'reset',
                title: 'Mulai lagi',
                width: 110,
                isWide: true,
                cell: (row) => (row.reset === 'monthly' ? 'Tiap bulan' : 'Tiap tahun'),
              },
              {
                id: 'act',
                title: 'Tindakan',
                isQuiet: true,
                width: 96,
                align: 'right',
                cell: (row) =>
                  mayChange ? (
                    <Button size="sm" onClick={() => setOpen(row)} aria-label={`Ubah nomor ${row.name}`}>
                      Ubah
                    </Button>
                  ) : null,
              },
            ]}
          />
          {open && <SeriesSheet row={open} code={numbering.companyCode} onClose={() => setOpen(undefined)} />}
        </Card>
      )}
    </AskedCard>
  )
}
