import type { Said } from '#kit/screen/document/said.ts'
import type { Tone } from '#kit/screen/ui/badge.tsx'
import { terminStates, type TerminState } from '../../termin/row.ts'

const tones: Readonly<Record<TerminState, Tone>> = {
  ...{ draft: 'neutral', pending: 'warning', open: 'info', 'partly-paid': 'info', paid: 'success', overdue: 'danger' },
  ...{ credited: 'neutral', 'written-off': 'neutral', void: 'neutral', opened: 'success' },
  ...{ ready: 'primary', waiting: 'neutral', held: 'neutral' },
}

/** Says how a row of the schedule of a contract stands. */
export function saidOfTermin(state: TerminState): Said {
  const notYet = state === 'waiting' || state === 'held'
  return { text: terminStates[state], tone: tones[state], ...(notYet && { notYet }) }
}

/** The colour of its part in the bar of all. */
export const barOfTermin = (state: TerminState): string => {
  if (state === 'paid' || state === 'opened') return 'bg-success'
  if (state === 'ready') return 'bg-primary'
  if (state === 'overdue') return 'bg-danger'
  return state === 'waiting' || state === 'held' ? 'bg-neutral-soft' : 'bg-info'
}
