import type { PaperKind, TemplateSize } from '#kit/paper/kinds.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { ChipsField } from '#kit/screen/form/chips-field.tsx'
import { RadioCards, SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openTemplate, saveTemplate, type Template } from '#modules/company/templates/contract.ts'
import { TemplatePreview } from './template-preview.tsx'
import { inputOf, valuesOf, type TemplateValues } from './values.ts'

/** One kind's look: what stands on it at the left, the paper at the right. */
export function TemplateForm({ template }: { readonly template: Template }) {
  const kind = template.paper
  const form = useForm({
    initial: valuesOf(kind, template),
    follows: true,
    draft: `pengaturan/templat/${kind.id}`,
    save: (values: TemplateValues) =>
      ask(saveTemplate, { kind: kind.id, version: values.version, ...inputOf(kind, values) }),
    saved: () => {
      refetchTouched(saveTemplate.touches)
      notify(`Templat ${kind.name} disimpan.`)
    },
  })
  const latest = async () => valuesOf(kind, await ask(openTemplate, { kind: kind.id }))
  const conflict = { latest, labels: compared }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,430px)]">
      <CardForm form={form} by={saveTemplate} title={kind.name} help={versionsText(template)} conflict={conflict}>
        {kind.sizes ? (
          <RadioCards name="size" label="Ukuran kertas bawaan" options={kind.sizes.map(sizeOption)} />
        ) : null}
        {kind.isLabel ? null : <Head kind={kind} />}
        <Shown name="shownFacts" label="Keterangan di bawah judul" all={kind.facts} />
        <Shown name="shownColumns" label="Kolom" all={kind.columns} />
        <Shown name="shownParts" label="Bagian lain" all={kind.parts} />
        {kind.hasBank ? (
          <SelectField
            name="bankAccountId"
            label="Rekening yang dicetak"
            optional
            empty="Yang ditandai di data perusahaan"
            options={template.bankAccounts.map(({ id, name }) => ({ value: id, label: name }))}
            hint="Rekening yang dipilih pada invoicenya sendiri tetap didahulukan."
          />
        ) : null}
        {kind.isLabel ? null : <Foot kind={kind} />}
      </CardForm>
      <TemplatePreview kind={kind} form={form} />
    </div>
  )
}

const compared = {
  title: 'Judul sendiri',
  footer: 'Kaki halaman',
  terms: 'Ketentuan',
  shownFacts: 'Keterangan di bawah judul',
  shownColumns: 'Kolom',
  shownParts: 'Bagian lain',
  signing: 'Tanda tangan',
  size: 'Ukuran kertas bawaan',
}

const sizeWords: Readonly<Record<TemplateSize, string>> = {
  a4: 'A4',
  a5: 'A5',
  continuous: 'Kontinu 9,5 × 5,5 inci',
  roll: 'Gulungan 50 × 30 mm',
}
const sizeOption = (size: TemplateSize) => ({ value: size, label: sizeWords[size] })

interface KindProps {
  readonly kind: PaperKind
}

function Head({ kind }: KindProps) {
  const isEnglish = useValue<TemplateValues['language']>('language') === 'en'
  return (
    <>
      <SwitchField
        name="letterhead"
        label="Cetak kop surat"
        hint="Matikan bila kertasnya sudah berkop; tempatnya dibiarkan kosong."
      />
      <FieldRow>
        <SelectField name="language" label="Bahasa judul" options={languages} />
        <TextField
          name="title"
          label="Judul sendiri"
          optional
          maxLength={40}
          placeholder={isEnglish ? kind.english : kind.title}
        />
      </FieldRow>
    </>
  )
}

function Foot({ kind }: KindProps) {
  return (
    <>
      {kind.signers.length > 0 ? <Signing kind={kind} /> : null}
      {kind.copies ? <Copies kind={kind} /> : null}
      <TextArea name="terms" label="Ketentuan" optional rows={3} maxLength={2000} hint="Dicetak di akhir dokumen." />
      <TextField
        name="footer"
        label="Kaki halaman"
        optional
        maxLength={200}
        hint="Kosongkan untuk memakai kaki dokumen perusahaan."
      />
    </>
  )
}

function versionsText({ versions }: Template): string {
  if (versions.length === 0) return 'Belum pernah diubah; beginilah bawaannya.'
  return `${versions.length} versi disimpan, supaya cetak ulang tetap sama.`
}

const languages = [
  { value: 'id', label: 'Indonesia' },
  { value: 'en', label: 'Inggris' },
]

function Shown({
  name,
  label,
  all,
}: {
  readonly name: string
  readonly label: string
  readonly all: readonly string[]
}) {
  if (all.length === 0) return null
  return (
    <ChipsField
      name={name}
      label={label}
      hint="Yang tidak dipilih tidak dicetak."
      options={all.map((each) => ({ value: each, label: each }))}
    />
  )
}

const signing = [
  { value: 'usual', label: 'Seperti biasa' },
  { value: 'own', label: 'Isi sendiri' },
  { value: 'none', label: 'Tanpa tanda tangan' },
]

function Signing({ kind }: { readonly kind: PaperKind }) {
  const how = useValue<TemplateValues['signing']>('signing')
  return (
    <>
      <RadioCards name="signing" label="Tanda tangan" options={signing} />
      {how === 'own'
        ? kind.signers.map((place, at) => (
            <FieldRow key={place} columns={3}>
              <TextField
                name={`signers.${at}.above`}
                label={`Di atas ttd ${at + 1}`}
                optional
                maxLength={40}
                placeholder={place}
              />
              <TextField name={`signers.${at}.name`} label="Nama" optional maxLength={60} />
              <TextField name={`signers.${at}.role`} label="Jabatan" optional maxLength={60} />
            </FieldRow>
          ))
        : null}
    </>
  )
}

function Copies({ kind }: { readonly kind: PaperKind }) {
  return (
    <FieldRow columns={3}>
      {(kind.copies ?? []).map((usual, at) => (
        <TextField
          key={usual}
          name={`copies.${at}`}
          label={`Nama lembar ${at + 1}`}
          optional
          maxLength={40}
          placeholder={usual}
        />
      ))}
    </FieldRow>
  )
}
