import type { ImportColumn } from '#kit/import/importer.ts'
import { sameWords } from '#kit/import/same-words.ts'

/** A head as it is compared: 'No. Telp / HP *' → 'no telp hp'; what stands in brackets explains, but for a percent. */
export function headText(head: string): string {
  return head
    .toLowerCase()
    .replace(/\((?!\s*%)[^)]*\)/g, ' ')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()
}

/**
 * Says which column of ours stands under each head of a file; '' under heads that mean none. What the person chose for
 * a head before goes first, then the same words, then other words for the same, then words much alike. No column stands under two heads.
 *
 *   mapHeads(['Nama Toko', 'HP'], columns, {})  // ['name', 'phone']
 */
export function mapHeads(
  heads: readonly string[],
  columns: readonly ImportColumn[],
  remembered: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(columns.map((column) => column.key))
  const pairs = heads.flatMap((head, at) => {
    const text = headText(head)
    if (text === '') return []
    const kept = Object.hasOwn(remembered, text) ? remembered[text] : undefined
    if (kept === '') return []
    if (kept !== undefined && known.has(kept)) return [{ at, key: kept, score: 2 }]
    return columns.map((column) => ({ at, key: column.key, score: likeness(text, column) }))
  })
  const mapping = heads.map(() => '')
  const taken = new Set<string>()
  for (const { at, key, score } of pairs.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (score < GOOD || mapping[at] !== '' || taken.has(key)) continue
    mapping[at] = key
    taken.add(key)
  }
  return mapping
}

const GOOD = 0.72

function likeness(head: string, column: ImportColumn): number {
  const names = [column.label, ...column.alike].map(headText)
  const means = sameWords(head)
  const scores = names.map((name) => {
    if (name === head) return 1
    return sameWords(name) === means ? 0.995 : Math.min(pairsShared(name, head), 0.99)
  })
  return Math.max(...scores)
}

// Dice's coefficient over pairs of letters: forgiving of a slip and of the order of words.
function pairsShared(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  if (a.length === 0 || b.length === 0) return 0
  const rest = [...b]
  const shared = a.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
  return (2 * shared) / (a.length + b.length)
}

function pairsOf(text: string): string[] {
  return text
    .split(' ')
    .flatMap((word) => Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2)))
}
