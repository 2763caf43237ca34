import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { BeginsLike } from '#kit/screen/record/begins-like.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { suppliers } from '../suppliers/contract.ts'
import type { SupplierExtra } from './supplier-form/extra.ts'
import { SupplierSections } from './supplier-form/sections.tsx'
import { blankSupplier, copiedFrom, inputOf, type SupplierValues } from './supplier-form/values.ts'

interface AddSupplierProps {
  readonly extra?: SupplierExtra
}

/** Tambah supplier; `salin` names the supplier it begins like. */
export function AddSupplier({ extra }: AddSupplierProps) {
  return (
    <BeginsLike open={suppliers.open} title="Tambah supplier" back="/supplier/">
      {(like) =>
        like ? (
          <NewSupplier isCopy initial={copiedFrom(like)} extra={extra} />
        ) : (
          <NewSupplier initial={blankSupplier()} draft="supplier/tambah" extra={extra} />
        )
      }
    </BeginsLike>
  )
}

interface NewSupplierProps extends AddSupplierProps {
  readonly initial: SupplierValues
  readonly draft?: string
  readonly isCopy?: boolean
}

function NewSupplier({ initial, draft, isCopy, extra }: NewSupplierProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  // Made already, but not yet all that goes with it: saving again changes that one.
  const made = useRef<{ readonly id: string; readonly version: number }>(undefined)
  const form = useForm({
    initial: { ...initial, ...extra?.initial, files: [] },
    ...(draft && { draft }),
    prepare: extra?.prepare,
    check: (values) => ({ ...shapeErrors(suppliers.add.input, inputOf(values)), ...extra?.check(values) }),
    save: async (values) => {
      const before = made.current
      const { files, ...fields } = inputOf(values)
      const saved = before
        ? await ask(suppliers.edit, { ...fields, ...before })
        : await ask(suppliers.add, { ...fields, files }, { key: key.of(values) })
      made.current = { id: saved.id, version: saved.version }
      await extra?.save(saved.id, values)
      made.current = undefined
      return saved
    },
    saved: ({ id }, then) => {
      refetchTouched(suppliers.add.touches)
      notify('Supplier disimpan.')
      if (then === 'close') void navigate({ to: `/supplier/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah supplier" back="/supplier/" again>
      <SupplierSections isCopy={isCopy} more={extra?.section} />
      <AttachmentSection />
    </FormPage>
  )
}
