import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { nameRoles } from '../role-contract.ts'

interface ApproverFieldProps {
  readonly name: string
  readonly label: string
}

/** Whose yes an amount needs: anybody's with the right, or only that of a role. */
export function ApproverField({ name, label }: ApproverFieldProps) {
  const roles = useAsk(nameRoles, {}, { freshFor: 60_000, isQuiet: true }).data ?? []
  const options = roles.map((role) => ({ value: role.id, label: role.name }))
  return <SelectField name={name} label={label} options={options} empty="Siapa pun yang berhak" />
}
