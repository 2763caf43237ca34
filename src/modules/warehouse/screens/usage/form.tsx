import { qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { projectSource, useWorkItemsAtHand, workItemSource } from '#modules/projects/screens/face.tsx'
import { siteMaterials, type SiteMaterials } from '../../usage/contract.ts'

/** A line of which nothing is known yet. */
export const blankUsageLine = () => ({ itemId: '', qty: '', workItemId: null as Choice | null, note: '' })

/** What the form holds of a usage. */
export interface UsageValues {
  readonly projectId: Choice | null
  readonly date: string
  readonly notes: string
  readonly lines: readonly (ReturnType<typeof blankUsageLine> & { readonly key: string })[]
}

/** What is sent of a usage. */
export function usageInput({ projectId, date, notes, lines }: UsageValues) {
  return {
    ...{ projectId: projectId?.id ?? '', date, notes },
    lines: lines.map(({ itemId, qty, workItemId, note }) => ({
      ...{ itemId, qty, workItemId: workItemId?.id ?? null, note },
    })),
  }
}

/** The site and the day, then what was used there; `used` are items that may lie there no longer. */
export function UsageSections({ used }: { readonly used?: readonly string[] }) {
  const { store } = useFormScope()
  const project = useValue<Choice | null>('projectId')
  const asked = { projectId: project?.id ?? '' }
  const { data } = useKept(
    `bahan:${asked.projectId}`,
    useAsk(siteMaterials, asked, { when: Boolean(project), isQuiet: true }),
    { toKeep: withoutValues },
  )
  useWorkItemsAtHand(project?.id)
  const there = (data?.rows ?? []).filter((row) => row.left !== '0' || used?.includes(row.itemId))
  const options = there.map((row) => ({
    value: row.itemId,
    label: `${row.itemName} · sisa ${qtyFormat(row.left)} ${row.unit}`,
  }))
  // What lies on another site is another store's.
  const forget = () => store.write('lines', [{ ...blankUsageLine(), key: rowKey() }])
  return (
    <>
      <FormSection title="Proyek dan hari">
        <FieldRow>
          <PickField name="projectId" label="Proyek" source={projectSource()} onPicked={forget} />
          <DateField name="date" label="Tanggal" today={today()} />
        </FieldRow>
      </FormSection>
      <FormSection
        title="Bahan yang dipakai"
        help={
          !project
            ? 'Pilih proyeknya dulu.'
            : data && options.length === 0
              ? `Tidak ada stok di ${data.warehouseName}. Terima atau kirim bahan ke sana dulu.`
              : undefined
        }
      >
        <Repeat name="lines" of="bahan" blank={blankUsageLine} most={200}>
          {(path) => (
            <>
              <FieldRow>
                <SelectField name={`${path}.itemId`} label="Bahan" options={options} />
                <QuantityField name={`${path}.qty`} label="Dipakai" />
              </FieldRow>
              {project && (
                <PickField name={`${path}.workItemId`} label="Pekerjaan" optional source={workItemSource(project.id)} />
              )}
            </>
          )}
        </Repeat>
        <TextField name="notes" label="Catatan" optional maxLength={500} />
      </FormSection>
    </>
  )
}

// What it is worth is nobody's on a device.
function withoutValues(data: SiteMaterials): SiteMaterials {
  return { ...data, rows: data.rows.map(({ usedValue: _used, leftValue: _left, ...row }) => row) }
}
