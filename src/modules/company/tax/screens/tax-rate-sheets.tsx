import { useEffect, useRef } from 'react'
import { addDays, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { percentFormat } from '#ground/format.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { TaxRateRow } from '#modules/company/companies/contract.ts'
import { useMayRule } from '#modules/company/accounts/screens/own-scope.tsx'
import { addTaxRate, removeTaxRate, taxRateHistory, type TaxRateLine } from '#modules/company/tax/contract.ts'
import { daysText, renamedFor } from '#modules/company/tax/rate-name.ts'

interface RateSheetProps {
  readonly rate: TaxRateRow
  readonly onClose: () => void
}

/** A rate from a day to come. */
export function NewRateSheet({ rate, onClose }: RateSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: {
      name: rate.name,
      rate: rate.rate,
      baseNum: rate.baseNum,
      baseDen: rate.baseDen,
      validFrom: addDays(today(), 1) as string,
    },
    save: (values) => {
      const input = { ...values, code: rate.code, baseNum: Number(values.baseNum), baseDen: Number(values.baseDen) }
      return ask(addTaxRate, input, { key: key.of(input) })
    },
    saved: () => {
      refetchTouched(addTaxRate.touches)
      notify('Tarif baru disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Tarif baru ${rate.name}`} onClose={onClose}>
      <p className="text-muted-foreground">
        Sekarang {percentFormat(rate.rate)} sejak {dayFormat(rate.validFrom as Day, 'short')}. Dokumen memakai tarif
        pada tanggalnya; yang sudah terbit tidak berubah.
      </p>
      <FieldRow>
        <PercentField name="rate" label="Tarif" />
        <DateField name="validFrom" label="Berlaku mulai" today={today()} />
      </FieldRow>
      <RateName rate={rate} />
      <FieldRow>
        <TextField name="baseNum" label="Dikenai atas" hint="11 untuk 11/12" inputMode="numeric" maxLength={4} />
        <TextField name="baseDen" label="Per" inputMode="numeric" maxLength={4} />
      </FieldRow>
    </FormSheet>
  )
}

// The name says the rate on paper: it follows until somebody writes another.
function RateName({ rate: before }: { readonly rate: TaxRateRow }) {
  const { store } = useFormScope()
  const rate = useValue<string>('rate')
  const name = useValue<string>('name')
  const followed = useRef(before.name)
  useEffect(() => {
    if (rate === '' || name !== followed.current) return
    followed.current = renamedFor(before.name, before.rate, rate)
    if (followed.current !== name) store.write('name', followed.current)
  }, [store, before, rate, name])
  return <TextField name="name" label="Nama di dokumen" maxLength={60} />
}

/** Every rate a tax had; one that has not begun may be taken back. */
export function RateHistorySheet({ rate, onClose }: RateSheetProps) {
  const asked = useAsk(taxRateHistory, { code: rate.code })
  const mayChange = useMayRule(removeTaxRate)
  const remove = useAct(removeTaxRate, { say: 'Tarif ditarik.' })
  const takeBack = (line: TaxRateLine) => void remove.now({ code: rate.code, validFrom: line.validFrom })
  return (
    <Sheet open onClose={onClose} title={`Riwayat ${rate.name}`}>
      <div className="grid gap-4 p-5">
        {remove.refusal ? <Notice tone="danger">{remove.refusal.message}</Notice> : null}
        {asked.data ? (
          <ul className="grid gap-4">
            {asked.data.map((line) => (
              <li key={line.validFrom} className="flex items-start gap-3">
                <span className="min-w-0 flex-1">
                  <b className="block font-medium">
                    {line.name} <span className="figures">({percentFormat(line.rate)})</span>
                  </b>
                  <span className="text-small text-muted-foreground">
                    {daysText(line)}
                    {' · '}
                    {line.addedBy ? `oleh ${line.addedBy}` : 'bawaan'}
                  </span>
                </span>
                {line.isAhead && mayChange ? (
                  <Button size="sm" variant="outline" isBusy={remove.isBusy} onClick={() => takeBack(line)}>
                    Tarik
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : asked.failure ? (
          <Unanswered asked={asked} />
        ) : (
          <Loading rows={4} />
        )}
      </div>
    </Sheet>
  )
}
