import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addTerm, renameTerm, type Term, type TermKind } from '../terms/contract.ts'

interface TermSheetProps {
  readonly kind: TermKind
  /** 'satuan' */
  readonly one: string
  readonly onClose: () => void
}

const longest = { unit: 20, category: 80 } as const

/** A new name to choose from. */
export function NewTerm({ kind, one, onClose }: TermSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: { name: '' },
    save: ({ name }) => ask(addTerm, { kind, name }, { key: key.of({ kind, name }) }),
    saved: ({ name }) => {
      refetchTouched(addTerm.touches)
      notify(`${name} ditambahkan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Tambah ${one}`} onClose={onClose}>
      <TextField name="name" label="Nama" maxLength={longest[kind]} autoFocus />
    </FormSheet>
  )
}

/** Another name; one that stands already takes this one in. */
export function RenameTerm({
  kind,
  one,
  term,
  all,
  onClose,
}: TermSheetProps & { readonly term: Term; readonly all: readonly Term[] }) {
  const form = useForm({
    initial: { to: term.name, mayMerge: false },
    save: ({ to, mayMerge }) => ask(renameTerm, { kind, from: term.name, to, mayMerge }),
    saved: ({ name, items }) => {
      refetchTouched(renameTerm.touches)
      notify(`${term.name} menjadi ${name}; ${items} barang mengikuti.`)
      onClose()
    },
  })
  const others = all.filter(({ name }) => name !== term.name)
  return (
    <FormSheet form={form} title={`Ganti nama ${one}`} onClose={onClose}>
      <TextField
        name="to"
        label="Nama baru"
        maxLength={longest[kind]}
        suggestions={others.map(({ name }) => name)}
        hint={`Sekarang ${term.name}, dipakai ${term.uses} barang.`}
      />
      <Merging term={term} others={others} />
    </FormSheet>
  )
}

function Merging({ term, others }: { readonly term: Term; readonly others: readonly Term[] }) {
  const to = useValue<string>('to').trim().toLowerCase()
  const twin = others.find(({ name }) => name.toLowerCase() === to)
  if (!twin) return null
  return (
    <Notice tone="warning">
      <p className="mb-2">
        {twin.name} sudah ada. {term.name} akan digabung ke situ dan tidak bisa dipisah lagi.
      </p>
      <CheckboxField name="mayMerge" label={`Ya, ${term.name} sama dengan ${twin.name}`} />
    </Notice>
  )
}
