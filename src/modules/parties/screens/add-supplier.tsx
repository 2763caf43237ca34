import { useNavigate } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { suppliers } from '../suppliers/contract.ts'
import { SupplierSections } from './supplier-form/sections.tsx'
import { blankSupplier, inputOf } from './supplier-form/values.ts'

/** Tambah supplier. */
export function AddSupplier() {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: blankSupplier(),
    draft: 'supplier/tambah',
    check: (values) => shapeErrors(suppliers.add.input, inputOf(values)),
    save: (values) => ask(suppliers.add, inputOf(values), { key: key.of(values) }),
    saved: ({ id }, then) => {
      refetchTouched(suppliers.add.touches)
      notify('Supplier disimpan.')
      if (then === 'close') void navigate({ to: `/supplier/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah supplier" back="/supplier/" again>
      <SupplierSections />
    </FormPage>
  )
}
