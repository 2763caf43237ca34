import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { briefSupplier } from '#modules/parties/suppliers/contract.ts'

/** Whether the chosen supplier charges PPN today; undefined while nobody is chosen or nothing is known. */
export function useIsPkp(): boolean | undefined {
  const supplier = useValue<Choice | null>('supplier')
  const id = supplier?.id ?? ''
  const { data } = useAsk(briefSupplier, { id }, { when: id !== '', freshFor: 30_000, isQuiet: true })
  const saved = supplier?.more?.['isPkp']
  return data?.isPkp ?? (typeof saved === 'boolean' ? saved : undefined)
}
