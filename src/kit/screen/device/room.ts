const MB = 1024 * 1024
const MUCH = 50 * MB
const LITTLE = 200 * MB

/** How many bytes this application may still keep on the device, where the browser tells. */
export async function roomLeft(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage)
}

/**
 * Whether it is time to send what waits: a cheap phone clears what is large, and keeps nothing where it is full. Of
 * little room nothing is said while nothing waits.
 *
 *   isTight(60 * 1024 * 1024, undefined)  // true
 */
export function isTight(waiting: number, left: number | undefined): boolean {
  return waiting > MUCH || (waiting > 0 && left !== undefined && left < LITTLE)
}
