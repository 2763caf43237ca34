/** Where answers are kept for work without a signal; apart from files that wait, which outlive a sign-out. */
export const KEPT_ANSWERS = 'mandor-kept'

/** Takes every kept answer off this device: somebody signed out. */
export function forgetKept(): void {
  // Some private windows know no store.
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(KEPT_ANSWERS)
}
