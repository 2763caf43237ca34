/** Where a worker's day stands on its way into wages. */
export const dayStates = { waiting: 'Belum disetujui', approved: 'Disetujui', paid: 'Masuk upah' } as const
export type DayState = keyof typeof dayStates
