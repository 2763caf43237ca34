import { useEffect, useRef } from 'react'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { startRun } from '#modules/payroll/runs/contract.ts'
import { feasts, type Feast } from '#modules/payroll/feasts/rules.ts'
import { addWorkerThr } from '../../thr/contract.ts'

type Feasts = AnswerFrom<typeof startRun>['feasts']

interface ThrSheetProps {
  readonly onClose: () => void
  readonly onMade: (id: string) => void
}

const FEASTS = Object.entries(feasts).map(([value, { name }]) => ({ value, label: name }))

/** Works out the THR of the workers of the sites for a feast. */
export function ThrSheet(props: ThrSheetProps) {
  const { data } = useAsk(startRun, {})
  return data ? <ThrForm {...props} next={data.feasts} /> : null
}

function ThrForm({ next, onClose, onMade }: ThrSheetProps & { readonly next: Feasts }) {
  const key = useSaveKey()
  const inputOf = ({ feast, feastOn, forAll }: { feast: string; feastOn: string; forAll: boolean }) => ({
    ...{ feast: feast as Feast, feastOn, forAll },
  })
  const form = useForm({
    initial: {
      feast: (next[0]?.feast ?? 'idulfitri') as string,
      feastOn: (next[0]?.on ?? '') as string,
      forAll: false,
    },
    check: (values) => shapeErrors(addWorkerThr.input, inputOf(values)),
    save: (values) => doAct(addWorkerThr, inputOf(values), key.of(values)),
    saved: ({ id, number }) => {
      notify(`${number} dihitung. Menunggu persetujuan orang lain.`)
      onMade(id)
    },
  })
  return (
    <FormSheet form={form} title="Hitung THR pekerja" saveLabel="Hitung" onClose={onClose}>
      <p className="text-small text-muted-foreground">
        Rata-rata upah harian dan borongan 12 bulan sebelum bulan hari raya, atau selama masa kerjanya; sebelum setahun,
        seperduabelas per bulan (Permenaker 6/2016).
      </p>
      <SelectField name="feast" label="THR untuk" options={FEASTS} />
      <DateField name="feastOn" label="Tanggal hari raya" today={today()} />
      <SwitchField
        name="forAll"
        label="Untuk semua pekerja"
        hint="Semua agama dibayar di hari raya ini, bila sudah disepakati bersama pekerja."
      />
      <FeastDay next={next} />
    </FormSheet>
  )
}

// Another feast brings its own day.
function FeastDay({ next }: { readonly next: Feasts }) {
  const { store } = useFormScope()
  const feast = useValue<string>('feast')
  const shown = useRef(feast)
  useEffect(() => {
    if (shown.current === feast) return
    shown.current = feast
    store.write('feastOn', next.find((each) => each.feast === feast)?.on ?? '')
  }, [feast, next, store])
  return null
}
