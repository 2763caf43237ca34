import type { Act } from '../client/use-act.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { Notice } from '../ui/notice.tsx'

/** Why an act did not happen, above its fields; nothing when a field says it already. */
export function RefusedAct<E extends Endpoint>({ act }: { readonly act: Pick<Act<E>, 'refusal' | 'errors'> }) {
  const { refusal, errors } = act
  return refusal && Object.keys(errors).length === 0 ? <Notice tone="danger">{refusal.message}</Notice> : null
}
