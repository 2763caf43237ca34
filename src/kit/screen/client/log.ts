/** Writes a failure to the browser's console, for whoever helps by telephone. */
export function logFailure(error: unknown): void {
  console.log(error)
}
