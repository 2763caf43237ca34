import { useState } from 'react'
import { addDays } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { RadioCards, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { prorationChanges, setProration } from '../proration/contract.ts'
import { methodIn } from '../proration/rules.ts'
import { prorationMethods, prorationNotes, type ProrationMethod } from '../proration/words.ts'

const METHODS = Object.entries(prorationMethods).map(([value, label]) => ({
  ...{ value, label },
  note: prorationNotes[value as ProrationMethod],
}))

/** Absensi, tab konfigurasi: by what the wage of a month is divided; only for those who see slips. */
export function ProrationCard() {
  return useMay(prorationChanges) ? <Chosen /> : null
}

function Chosen() {
  const asked = useAsk(prorationChanges, {})
  const mayChange = useMay(setProration)
  const [isOpen, setOpen] = useState(false)
  return (
    <AskedCard asked={asked} title="Prorata gaji">
      {({ changes }) => {
        const method = methodIn(changes, periodOf(today()))
        return (
          <Card
            title="Prorata gaji"
            heading="section"
            help="Dasar gaji yang tidak sebulan penuh: masuk atau keluar di tengah bulan, hari tidak dibayar, dan gaji yang berubah di tengah bulan."
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 flex-1 basis-64">
                <strong className="block font-medium">{prorationMethods[method]}</strong>
                <span className="text-small text-muted-foreground">{prorationNotes[method]}</span>
              </span>
              {mayChange && <Button onClick={() => setOpen(true)}>Ubah cara</Button>}
            </div>
            {changes.length > 0 && (
              <ul className="mt-3 grid gap-1 border-t border-border-subtle pt-3">
                {changes.map(({ from, method: held, by }) => (
                  <li key={from}>
                    {`Mulai ${periodFormat(from as Period)}: ${prorationMethods[held]} `}
                    <span className="text-small text-muted-foreground">oleh {by}</span>
                  </li>
                ))}
              </ul>
            )}
            {isOpen && <ProrationSheet method={method} onClose={() => setOpen(false)} />}
          </Card>
        )
      }}
    </AskedCard>
  )
}

interface SheetProps {
  readonly method: ProrationMethod
  readonly onClose: () => void
}

function ProrationSheet({ method, onClose }: SheetProps) {
  const month = periodOf(today())
  const form = useForm({
    initial: { method: method as string, from: month as string },
    save: (values) => doAct(setProration, { method: values.method as ProrationMethod, from: values.from }),
    saved: () => {
      notify('Prorata gaji disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Prorata gaji" onClose={onClose}>
      <RadioCards name="method" label="Gaji sebulan dibagi menurut" options={METHODS} columns={2} />
      <SelectField
        name="from"
        label="Mulai gaji bulan"
        options={monthsAround(month)}
        hint="Gaji yang sudah diajukan atau dibukukan tetap seperti dihitung. Draf perlu dihitung ulang."
      />
    </FormSheet>
  )
}

// Six months to come and the twelve before them, the latest first.
function monthsAround(month: Period) {
  let one = month
  for (let ahead = 0; ahead < 6; ahead += 1) one = periodOf(addDays(lastDay(one), 1))
  const months = [one]
  while (months.length < 18) months.push((one = periodOf(addDays(firstDay(one), -1))))
  return months.map((value) => ({ value, label: periodFormat(value) }))
}
