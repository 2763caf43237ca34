import type { Tone } from '#kit/screen/ui/badge.tsx'
import type { DayState } from '../../days/words.ts'

/** The colour of each state of a worker's day. */
export const dayTones: Readonly<Record<DayState, Tone>> = { waiting: 'warning', approved: 'info', paid: 'success' }
