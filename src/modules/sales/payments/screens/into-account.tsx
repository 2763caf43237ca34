import type { PayMethod } from '#ground/pay-method.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { CashAccountField } from '#modules/journal/screens/face.tsx'
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
  return <CashAccountField label={label} accounts={accounts} usual={method === 'tunai' ? 'kas' : 'bank'} />
}
