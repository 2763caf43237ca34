import { ask } from '#kit/screen/client/ask.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { pickItem } from '#modules/catalog/picks/contract.ts'
import { heldAt, itemChoice } from '#modules/catalog/screens/face.tsx'

/** The item whose code or barcode was read, with what of it is free in the warehouse; goods only. */
export async function itemByCode(code: string, warehouseId = ''): Promise<Choice | undefined> {
  const wanted = code.trim()
  const found = await ask(pickItem, {
    q: wanted,
    kind: 'bahan_baku,barang,produk_jadi,alat',
    warehouseId: warehouseId || undefined,
  })
  const exact = found.find((item) => item.code.toLowerCase() === wanted.toLowerCase())
  const one = exact ?? (found.length === 1 ? found[0] : undefined)
  return one && heldAt(itemChoice(one), warehouseId)
}

/** Items as they are picked, by id; those that are gone are left out. */
export async function itemsById(ids: readonly string[], warehouseId = ''): Promise<ReadonlyMap<string, Choice>> {
  const at = { warehouseId: warehouseId || undefined }
  const answers = await Promise.all([...new Set(ids)].map((id) => ask(pickItem, { id, ...at }).catch(() => [])))
  return new Map(answers.flatMap(([item]) => (item ? [[item.id, heldAt(itemChoice(item), warehouseId)] as const] : [])))
}
