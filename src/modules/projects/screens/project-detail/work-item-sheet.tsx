import { doAct } from '#kit/screen/client/do-act.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addWorkItem, editWorkItem, type WorkItem } from '../../work-items/contract.ts'
import { costHeads, type CostHead } from '../../words.ts'

interface WorkItemSheetProps {
  readonly projectId: string
  /** The one that is changed; a new one when left out. */
  readonly item: WorkItem | undefined
  readonly all: readonly WorkItem[]
  readonly onClose: () => void
}

const heads = Object.entries(costHeads).map(([value, label]) => ({ value, label }))

/** Tambah pekerjaan, Ubah pekerjaan: code, name, unit and head, under a group or on its own. */
export function WorkItemSheet({ projectId, item, all, onClose }: WorkItemSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: {
      ...{ code: item?.code ?? '', name: item?.name ?? '', unit: item?.unit ?? '' },
      ...{ costHead: item?.costHead ?? '', parentId: item?.parentId ?? '' },
    },
    check: (values): Record<string, string[]> => ({
      ...(!values.code.trim() && { code: ['Isi kodenya, misalnya A.1.'] }),
      ...(!values.name.trim() && { name: ['Isi nama pekerjaannya.'] }),
    }),
    save: (values) => {
      const input = {
        ...{ id: projectId, code: values.code, name: values.name, unit: values.unit || null },
        costHead: (values.costHead || null) as CostHead | null,
        parentId: values.parentId || null,
      }
      return item
        ? doAct(editWorkItem, { ...input, itemId: item.id, version: item.version })
        : doAct(addWorkItem, input, key.of(input))
    },
    saved: () => {
      notify(item ? 'Pekerjaan diubah.' : 'Pekerjaan ditambahkan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={item ? `Ubah ${item.code}` : 'Tambah pekerjaan'} onClose={onClose}>
      <FieldRow>
        <TextField name="code" label="Kode" maxLength={40} autoFocus placeholder="A.1" />
        <TextField name="unit" label="Satuan" optional maxLength={20} placeholder="m2" />
      </FieldRow>
      <TextField name="name" label="Nama pekerjaan" maxLength={200} />
      <SelectField name="parentId" label="Di bawah" optional options={groupsFor(item, all)} empty="Paling atas" />
      <SelectField
        name="costHead"
        label="Kelompok biaya"
        optional
        options={heads}
        empty="Belum ditentukan"
        hint="Kosongkan untuk kelompok."
      />
    </FormSheet>
  )
}

// It cannot stand under itself or under what is under it; the rows come with every parent first.
function groupsFor(item: WorkItem | undefined, all: readonly WorkItem[]) {
  const within = new Set(item ? [item.id] : [])
  for (const { id, parentId } of all) if (parentId !== null && within.has(parentId)) within.add(id)
  return all
    .filter((one) => !within.has(one.id) && !one.isArchived)
    .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))
}
