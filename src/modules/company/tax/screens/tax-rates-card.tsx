import { dayFormat } from '#ground/day-format.ts'
import { percentFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { taxRates, type TaxRateRow } from '#modules/company/companies/contract.ts'

/** The statutory rates as they hold today. They are rows with a day; a document keeps the one it used. */
export function TaxRatesCard() {
  const asked = useAsk(taxRates, {})
  return (
    <AskedCard asked={asked} title="Pajak" rows={8}>
      {(rates) => (
        <Card
          title="Pajak"
          heading="section"
          help="Tarif menurut undang-undang, berlaku sejak tanggalnya; dokumen lama memakai tarif pada tanggalnya."
          flush
        >
          <PlainTable
            label="tarif pajak"
            rows={rates}
            keyOf={(rate) => rate.code}
            columns={[
              { id: 'name', title: 'Pajak', cell: (rate) => <span className="font-medium">{rate.name}</span> },
              { id: 'rate', title: 'Tarif', width: 90, align: 'right', cell: (rate) => percentFormat(rate.rate) },
              { id: 'base', title: 'Dasar', width: 100, align: 'right', isWide: true, cell: baseText },
              {
                id: 'from',
                title: 'Berlaku sejak',
                width: 140,
                isWide: true,
                cell: (rate) => dayFormat(rate.validFrom as Day, 'short'),
              },
            ]}
          />
        </Card>
      )}
    </AskedCard>
  )
}

function baseText({ baseNum, baseDen }: TaxRateRow): string {
  return baseNum === baseDen ? 'DPP' : `${baseNum}/${baseDen} DPP`
}
