import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { invite, listRoles, type ScopeWire } from '#modules/company/accounts/contract.ts'
import { ScopeFields, type ScopeChoices } from './scope-fields.tsx'

const everywhere: ScopeWire = { companies: null, warehouses: null, projects: null, ownOnly: false }

/** Undang pengguna: an address, a role, and where it holds. */
export function InviteSheet({ choices, onClose }: { readonly choices: ScopeChoices; readonly onClose: () => void }) {
  const roles = useAsk(listRoles, {})
  const form = useForm({
    initial: { email: '', name: '', roleId: '', scope: everywhere },
    draft: 'undangan',
    check: (values) => shapeErrors(invite.input, values),
    save: ({ scope, ...values }) =>
      ask(invite, {
        ...values,
        scope: {
          ...scope,
          companies: scope.companies && [...scope.companies],
          warehouses: scope.warehouses && [...scope.warehouses],
          projects: scope.projects && [...scope.projects],
        },
      }),
    saved: ({ message }) => {
      refetchTouched(invite.touches)
      notify(message)
      onClose()
    },
  })
  const options = (roles.data ?? []).map((role) => ({ value: role.id, label: role.name }))
  return (
    <FormSheet form={form} title="Undang pengguna" saveLabel="Kirim undangan" busyText="Mengirim…" onClose={onClose}>
      <TextField name="email" label="Email" maxLength={254} />
      <TextField name="name" label="Nama" optional maxLength={100} />
      <SelectField name="roleId" label="Peran" options={options} />
      <ScopeFields choices={choices} />
    </FormSheet>
  )
}
