import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { changedFrom } from '#kit/screen/form/changed.ts'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { employees, type Employee } from '../employees/contract.ts'
import { useOwnAddress } from './own-address.ts'
import { EmployeeSections } from './form/employee-sections.tsx'
import { comparedEmployee, employeeInput, employeeValues } from './form/employee-values.ts'

/** Ubah karyawan. */
export function EditEmployee({ userId }: { readonly userId: string }) {
  const asked = useAsk(employees.open, { id: userId })
  useOwnAddress('edit', userId, asked.data?.id)
  return (
    <AskedPage asked={asked} title="Ubah karyawan" back="/management-karyawan/" fresh>
      {(employee) => <EmployeeForm key={employee.id} employee={employee} />}
    </AskedPage>
  )
}

function EmployeeForm({ employee }: { readonly employee: Employee }) {
  const { id } = employee
  const back = `/management-karyawan/detail/${id}`
  const leave = useLeave(back)
  const form = useForm({
    initial: employeeValues(employee),
    draft: `karyawan/${id}`,
    check: (values) => shapeErrors(employees.add.input, employeeInput(values)),
    save: (values) => {
      const changed = changedFrom(employeeInput(employeeValues(employee)), employeeInput(values))
      return ask(employees.edit, { ...changed, id, version: values.version ?? employee.version })
    },
    saved: () => {
      refetchTouched(employees.edit.touches)
      notify('Perubahan disimpan.')
      leave()
    },
  })
  const latest = async () => employeeValues(await ask(employees.open, { id }))
  return (
    <FormPage form={form} title={`Ubah ${employee.name}`} back={back} conflict={{ latest, labels: comparedEmployee }}>
      <EmployeeSections />
    </FormPage>
  )
}
