import { ask } from '#kit/screen/client/ask.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { pickItem } from '#modules/catalog/picks/contract.ts'
import { itemChoice } from '#modules/catalog/screens/face.tsx'

/** The item whose code or barcode was read; goods only. */
export async function itemByCode(code: string): Promise<Choice | undefined> {
  const wanted = code.trim()
  const found = await ask(pickItem, { q: wanted, kind: 'bahan_baku,barang,produk_jadi,alat' })
  const exact = found.find((item) => item.code.toLowerCase() === wanted.toLowerCase())
  const one = exact ?? (found.length === 1 ? found[0] : undefined)
  return one && itemChoice(one)
}

/** Items as they are picked, by id; those that are gone are left out. */
export async function itemsById(ids: readonly string[]): Promise<ReadonlyMap<string, Choice>> {
  const answers = await Promise.all([...new Set(ids)].map((id) => ask(pickItem, { id }).catch(() => [])))
  return new Map(answers.flatMap(([item]) => (item ? [[item.id, itemChoice(item)] as const] : [])))
}
