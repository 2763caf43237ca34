import type { Hit } from '#app/search/contract.ts'

const NAME = 'mandor/terakhir-dicari'
const MOST = 6

/** What this device's person opened through the search, newest first. */
export function recentHits(userId: string): Hit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${NAME}/${userId}`) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isHit).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers what was opened; a device that keeps nothing goes on without. */
export function rememberHit(userId: string, hit: Hit): void {
  const others = recentHits(userId).filter((each) => each.to !== hit.to)
  try {
    localStorage.setItem(`${NAME}/${userId}`, JSON.stringify([hit, ...others].slice(0, MOST)))
  } catch {
    // A full or closed store: the list of the last ones is a comfort, nothing depends on it.
  }
}

/** A group with what was opened lately first among what fits as well. */
export function lastOpenedFirst<G extends { readonly hits: readonly Hit[] }>(group: G, recent: readonly Hit[]): G {
  const place = ({ to }: Hit) => {
    const at = recent.findIndex((each) => each.to === to)
    return at < 0 ? MOST : at
  }
  return { ...group, hits: group.hits.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || place(a) - place(b)) }
}

function isHit(value: unknown): value is Hit {
  return typeof value === 'object' && value !== null && 'to' in value && 'title' in value && 'about' in value
}
