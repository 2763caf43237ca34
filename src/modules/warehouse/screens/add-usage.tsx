import { useNavigate, useSearch } from '@tanstack/react-router'
import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'
import { projectSource, workItemSource } from '#modules/projects/screens/face.tsx'
import { addUsage, siteMaterials } from '../usage/contract.ts'

const BACK = '/laporan-bahan-baku/'
const blankLine = () => ({ itemId: '', qty: '', workItemId: null as Choice | null, note: '' })

/** Catat pemakaian: what was used from the store of a site; `proyek` names the site. Who has one need not choose it. */
export function AddUsage() {
  const { proyek }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const projects = useAsk(pickProject, { id: typeof proyek === 'string' ? proyek : undefined })
  return (
    <AskedPage asked={projects} title="Catat pemakaian" back={BACK}>
      {([first, second]) => (
        <NewUsage project={first && !second ? { id: first.id, label: first.name, code: first.code } : null} />
      )}
    </AskedPage>
  )
}

function NewUsage({ project }: { readonly project: Choice | null }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: { projectId: project, date: today() as string, notes: '', lines: [{ ...blankLine(), key: rowKey() }] },
    draft: 'laporan-bahan-baku/tambah',
    check: (values) => ({
      ...(shapeErrors(addUsage.input, inputOf(values)) as Record<string, string[]>),
      ...(!values.projectId && { projectId: ['Pilih proyeknya.'] }),
    }),
    save: (values) => doAct(addUsage, inputOf(values), key.of(values)),
    saved: ({ id, number }, then) => {
      notify(`${number} dicatat.`)
      if (then !== 'again') void navigate({ to: `/laporan-bahan-baku/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Catat pemakaian" back={BACK} again saveLabel="Simpan">
      <Sections />
    </FormPage>
  )
}

interface UsageValues {
  readonly projectId: Choice | null
  readonly date: string
  readonly notes: string
  readonly lines: readonly (ReturnType<typeof blankLine> & { readonly key: string })[]
}

function inputOf({ projectId, date, notes, lines }: UsageValues) {
  return {
    ...{ projectId: projectId?.id ?? '', date, notes },
    lines: lines.map(({ itemId, qty, workItemId, note }) => ({
      ...{ itemId, qty, workItemId: workItemId?.id ?? null, note },
    })),
  }
}

function Sections() {
  const { store } = useFormScope()
  const project = useValue<Choice | null>('projectId')
  const asked = { projectId: project?.id ?? '' }
  const { data } = useAsk(siteMaterials, asked, { when: Boolean(project), isQuiet: true })
  const there = (data?.rows ?? []).filter((row) => row.left !== '0')
  const options = there.map((row) => ({
    value: row.itemId,
    label: `${row.itemName} · sisa ${qtyFormat(row.left)} ${row.unit}`,
  }))
  // What lies on another site is another store's.
  const forget = () => store.write('lines', [{ ...blankLine(), key: rowKey() }])
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
        <Repeat name="lines" of="bahan" blank={blankLine} most={200}>
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
