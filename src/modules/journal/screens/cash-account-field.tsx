import { UsualField } from '#kit/screen/form/usual-field.tsx'

interface CashFieldProps {
  readonly name?: string
  readonly label: string
  readonly optional?: boolean
  readonly hint?: string
  readonly accounts: readonly { readonly id: string; readonly name: string; readonly kind: 'kas' | 'bank' }[]
  /** What is meant where nobody chooses: the first cash box, or the first bank. */
  readonly usual: 'kas' | 'bank' | { readonly id: string | null }
}

/** Where money comes into or leaves: every cash box and bank account once, the company's usual one first. */
export function CashAccountField({ name = 'cashAccountId', accounts, usual, ...props }: CashFieldProps) {
  const first =
    typeof usual === 'string'
      ? (accounts.find(({ kind }) => kind === usual) ?? accounts[0])?.id
      : (usual.id ?? undefined)
  const options = accounts.map(({ id, name: label }) => ({ value: id, label }))
  return <UsualField {...props} name={name} options={options} usual={first} none="Belum ada kas atau bank" />
}
