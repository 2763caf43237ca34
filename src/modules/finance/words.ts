/** What happens to the money: it comes in, goes out, or moves between our own accounts. */
export const cashEntryKinds = { masuk: 'Masuk', keluar: 'Keluar', pindah: 'Pindah' } as const
export type CashEntryKind = keyof typeof cashEntryKinds

/** Where a cash entry stands. */
export const cashEntryStates = { draft: 'Draf', posted: 'Dicatat', void: 'Dibatalkan' } as const
export type CashEntryState = keyof typeof cashEntryStates

/** The series each kind is numbered in. */
export const cashEntrySeries: Readonly<Record<CashEntryKind, string>> = { masuk: 'BKM', keluar: 'BKK', pindah: 'PK' }
