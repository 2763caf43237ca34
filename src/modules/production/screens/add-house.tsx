import { useNavigate } from '@tanstack/react-router'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { BeginsLike } from '#kit/screen/record/begins-like.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { houses } from '../houses/contract.ts'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { HouseSections } from './house-form/sections.tsx'
import { blankHouse, copiedFrom, inputOf, isBlankMaterial, type HouseValues } from './house-form/values.ts'

/** Tambah rumah produksi; `salin` names the house it begins like. */
export function AddHouse() {
  return (
    <BeginsLike open={houses.open} title="Tambah rumah produksi" back="/rumah-produksi/">
      {(like) =>
        like ? (
          <NewHouse initial={copiedFrom(like)} />
        ) : (
          <NewHouse initial={blankHouse()} draft="rumah-produksi/tambah" />
        )
      }
    </BeginsLike>
  )
}

function NewHouse({ initial, draft }: { readonly initial: HouseValues; readonly draft?: string }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: { ...initial, files: [] },
    ...(draft && { draft }),
    prepare: (store) => dropBlankRows(store, 'materials', isBlankMaterial),
    check: (values) => shapeErrors(houses.add.input, inputOf(values)),
    save: (values) => ask(houses.add, inputOf(values), { key: key.of(values) }),
    saved: ({ id }, then) => {
      refetchTouched(['production', 'stock'])
      notify('Rumah produksi dan kedua gudangnya disimpan.')
      if (then === 'close') void navigate({ to: `/rumah-produksi/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah rumah produksi" back="/rumah-produksi/" again>
      <HouseSections isNew />
      <AttachmentSection />
    </FormPage>
  )
}
