import Ruler from 'lucide-react/icons/ruler'
import { percentFormat, qtyFormat } from '#ground/format.ts'
import { quantityText } from '#ground/quantity.ts'
import { PercentField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { insertRow, rowKey } from '#kit/screen/form/rows.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import type { ProgressLine } from '../../progress/contract.ts'
import { measuredSum, MOST_MEASUREMENTS } from '../../progress/measure.ts'
import { blankMeasured, isLumpSum, measurementsOf, percentOfLump, type MeasuredRow } from './week-values.ts'

/** The volume of a line in a week: typed as a whole, or the sum of what was measured (n × p × l × t). */
export function LineVolume({ line }: { readonly line: ProgressLine }) {
  const { store } = useFormScope()
  const { workItemId, code, name } = line
  const path = `measured.${workItemId}`
  const rows = useValue<readonly MeasuredRow[] | undefined>(path) ?? []
  const isLump = isLumpSum(line)
  const before = isLump ? percentFormat(percentOfLump(line.before, line.contract)) : qtyFormat(line.before)
  const measured = line.internal === null ? '' : ` (diukur ${qtyFormat(line.internal)})`
  const hint = `Sudah ${before}${measured} dari ${qtyFormat(line.contract)}${isLump ? ` ${line.unit}` : ''}`
  const field = { name: `volumes.${workItemId}`, label: `${code} ${name}`, optional: true, hint }
  if (rows.length === 0 && isLump) return <PercentField {...field} />
  if (rows.length === 0)
    return (
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <QuantityField {...field} unit={line.unit ?? ''} />
        </div>
        <Button
          variant="ghost"
          icon={<Ruler />}
          className="mt-6"
          aria-label={`Rincian volume ${code}`}
          onClick={() => insertRow(store, path, 0, { ...blankMeasured(), key: rowKey() })}
        >
          Rincian
        </Button>
      </div>
    )
  const sum = qtyFormat(quantityText(measuredSum(measurementsOf(rows))))
  return (
    <section
      aria-label={`Rincian volume ${code}`}
      className="grid gap-3 rounded-md border border-border p-4 lg:col-span-2"
    >
      <p className="flex flex-wrap justify-between gap-2 font-medium">
        {`${code} ${name}`}
        <output className="figures">{`${sum} ${line.unit ?? ''}`}</output>
      </p>
      <p className="text-small text-muted-foreground">{`${hint}. Yang dikosongkan tidak ikut dikalikan.`}</p>
      <Repeat name={path} of="ukuran" blank={blankMeasured} most={MOST_MEASUREMENTS}>
        {(at) => (
          <>
            <TextField name={`${at}.note`} label="Yang diukur" optional maxLength={120} />
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              <QuantityField name={`${at}.count`} label="Banyaknya" optional />
              <QuantityField name={`${at}.length`} label="Panjang" optional />
              <QuantityField name={`${at}.width`} label="Lebar" optional />
              <QuantityField name={`${at}.height`} label="Tinggi" optional />
            </div>
            <CheckboxField name={`${at}.isOff`} label="Dikurangkan" />
          </>
        )}
      </Repeat>
    </section>
  )
}
