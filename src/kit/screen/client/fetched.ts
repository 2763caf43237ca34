/** Something of the application was asked for without a connection. */
export class Offline extends Error {}

/** Fetches a file of the application; out of reach it says so, for then a reload brings nothing. */
export function fetched<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async (error: unknown) => {
    throw navigator.onLine && (await isServerThere()) ? error : new Offline('Tidak ada koneksi.')
  })
}

let isLeaving = false

/** Whether the page is about to be loaded anew by itself: what has a draft need not be asked about. */
export function isRenewing(): boolean {
  return isLeaving
}

/**
 * Fetches what somebody asked for. A newer version takes the files of the one before off the server: the page is then
 * loaded anew, once for each file (`file` names it by the text of what fetches it), as the router does for its routes.
 */
export async function part<T>(load: () => Promise<T>, file: () => unknown = load): Promise<T> {
  try {
    return await fetched(load)
  } catch (error) {
    const once = `tanstack_router_reload:${file}`
    if (error instanceof Offline || sessionStorage.getItem(once)) throw error
    sessionStorage.setItem(once, '1')
    isLeaving = true
    location.reload()
    return new Promise(() => {})
  }
}

/** Fetches in case somebody asks for it: without it nothing is missing yet. */
export function inCase<T>(load: () => Promise<T>): Promise<T | undefined> {
  return load().catch(() => undefined)
}

// A phone with one bar says that it has a network: only an answer shows that it has.
function isServerThere(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
