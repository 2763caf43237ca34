let base = 'http://localhost:3000'

/** Says under which address people reach us; called once at the start. Never taken from a request, which may lie. */
export function usePublicUrl(appUrl: string): void {
  base = appUrl.replace(/\/+$/, '')
}

/** A whole address, for what leaves the house. */
export function publicUrl(path: string): string {
  return base + path
}
