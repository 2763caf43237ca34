import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { approverLabel } from '../permission-words.ts'
import { nameRoles } from '../role-contract.ts'

interface ApproverFieldProps {
  readonly name: string
  readonly label: string
  /** The right without which a yes is none: 'approve order'. */
  readonly right: string
}

/** Whose yes an amount needs: anybody's with the right, or only that of a role. One that lacks the right says so. */
export function ApproverField({ name, label, right }: ApproverFieldProps) {
  const roles = useAsk(nameRoles, {}, { freshFor: 60_000, isQuiet: true }).data ?? []
  const options = roles.map((role) => ({ value: role.id, label: approverLabel(role, right) }))
  return <SelectField name={name} label={label} options={options} empty="Siapa pun yang berhak" />
}
