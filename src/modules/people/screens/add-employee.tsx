import { useNavigate } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { employees } from '../employees/contract.ts'
import { EmployeeSections } from './form/employee-sections.tsx'
import { blankEmployee, employeeInput } from './form/employee-values.ts'

/** Tambah karyawan. */
export function AddEmployee() {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: blankEmployee(),
    draft: 'karyawan/tambah',
    check: (values) => shapeErrors(employees.add.input, employeeInput(values)),
    save: (values) => ask(employees.add, employeeInput(values), { key: key.of(values) }),
    saved: ({ id }, then) => {
      refetchTouched(employees.add.touches)
      notify('Karyawan disimpan.')
      if (then === 'close') void navigate({ to: `/management-karyawan/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah karyawan" back="/management-karyawan/" again>
      <EmployeeSections isNew />
    </FormPage>
  )
}
