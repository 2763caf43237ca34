import CalendarPlus from 'lucide-react/icons/calendar-plus'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import { percentFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { useMayRule } from '#modules/company/accounts/screens/own-scope.tsx'
import { taxRates, type TaxRateRow } from '#modules/company/companies/contract.ts'
import { addTaxRate } from '#modules/company/tax/contract.ts'
import { NewRateSheet, RateHistorySheet } from './tax-rate-sheets.tsx'

/** The statutory rates as they hold today. They are rows with a day; a document keeps the one it used. */
export function TaxRatesCard() {
  const asked = useAsk(taxRates, {})
  const mayChange = useMayRule(addTaxRate)
  const [open, setOpen] = useState<{ readonly rate: TaxRateRow; readonly isNew: boolean }>()
  const close = () => setOpen(undefined)
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
              {
                id: 'name',
                title: 'Pajak',
                cell: (rate) => (
                  <span className="block py-1 whitespace-normal">
                    <span className="font-medium">{rate.name}</span>
                    {rate.next ? (
                      <span className="block text-small text-muted-foreground">
                        {percentFormat(rate.next.rate)} mulai {dayFormat(rate.next.validFrom as Day, 'short')}
                      </span>
                    ) : null}
                  </span>
                ),
              },
              { id: 'rate', title: 'Tarif', width: 90, align: 'right', cell: (rate) => percentFormat(rate.rate) },
              { id: 'base', title: 'Dasar', width: 100, align: 'right', isWide: true, cell: baseText },
              {
                id: 'from',
                title: 'Berlaku sejak',
                width: 140,
                isWide: true,
                cell: (rate) => <DateText value={rate.validFrom} style="short" />,
              },
              {
                id: 'act',
                title: 'Tindakan',
                isQuiet: true,
                width: mayChange ? 124 : 76,
                align: 'right',
                cell: (rate) => (
                  <span className="inline-flex gap-1">
                    <IconButton
                      size="sm"
                      label={`Riwayat ${rate.name}`}
                      icon={<History />}
                      onClick={() => setOpen({ rate, isNew: false })}
                    />
                    {mayChange ? (
                      <IconButton
                        size="sm"
                        label={`Tarif baru ${rate.name}`}
                        icon={<CalendarPlus />}
                        onClick={() => setOpen({ rate, isNew: true })}
                      />
                    ) : null}
                  </span>
                ),
              },
            ]}
          />
          {open?.isNew ? <NewRateSheet rate={open.rate} onClose={close} /> : null}
          {open && !open.isNew ? <RateHistorySheet rate={open.rate} onClose={close} /> : null}
        </Card>
      )}
    </AskedCard>
  )
}

function baseText({ baseNum, baseDen }: TaxRateRow): string {
  return baseNum === baseDen ? 'DPP' : `${baseNum}/${baseDen} DPP`
}
