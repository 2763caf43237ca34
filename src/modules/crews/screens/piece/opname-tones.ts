import type { Tone } from '#kit/screen/ui/badge.tsx'
import type { OpnameState } from '../../pieces/words.ts'

/** The colour of each state of an opname. */
export const opnameTones: Readonly<Record<OpnameState, Tone>> = {
  sent: 'warning',
  approved: 'info',
  paid: 'success',
  void: 'neutral',
}
