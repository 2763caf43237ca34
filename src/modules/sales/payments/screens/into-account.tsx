import type { PayMethod } from '#ground/pay-method.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import type { OrderStart } from '../../orders/detail.ts'

interface AccountProps {
  readonly accounts: OrderStart['cashAccounts']
  readonly label?: string
}

/**
 * Where the money went, or came from. Cash goes to the cash box, everything else to the first bank, unless somebody chooses: as the
 * server does it.
 */
export function IntoAccount({ accounts, label = 'Masuk ke akun' }: AccountProps) {
  const method = useValue<PayMethod>('method')
  const kind = method === 'tunai' ? 'kas' : 'bank'
  const usual = accounts.find((account) => account.kind === kind) ?? accounts[0]
  return (
    <SelectField
      name="cashAccountId"
      label={label}
      options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      empty={usual ? `${usual.name} (bawaan)` : 'Bawaan'}
    />
  )
}
