import type { Preview } from '#kit/access/actor.ts'

interface Names {
  readonly companies?: readonly string[] | undefined
  readonly warehouses?: readonly string[] | undefined
}

/** How far a tried sight reaches, in words: 'PT Wira Bangun, Gudang Utama, hanya miliknya sendiri'. */
export function reachOf({ companies, warehouses, projects, ownOnly }: Preview, names: Names): string {
  const parts = [
    companies === null ? 'semua perusahaan' : namedOr(companies, names.companies, 'perusahaan'),
    warehouses === null ? 'semua gudang' : namedOr(warehouses, names.warehouses, 'gudang'),
    ...(projects === null ? [] : [`${projects} proyek`]),
    ...(ownOnly ? ['hanya miliknya sendiri'] : []),
  ]
  return parts.join(', ')
}

// Up to three by name; more are counted.
function namedOr(count: number, names: readonly string[] | undefined, word: string): string {
  return names && names.length === count && count <= 3 ? names.join(', ') : `${count} ${word}`
}
