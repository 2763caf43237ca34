import type { ReturnCondition } from '../../returns/conditions.ts'

/** In which condition goods came back, and where they go then. */
export const conditionChoices: readonly { value: ReturnCondition; label: string }[] = [
  { value: 'baik', label: 'Baik, masuk stok lagi' },
  { value: 'rusak', label: 'Rusak, ke tempat barang rusak' },
  { value: 'karantina', label: 'Perlu diperiksa, ke karantina' },
]
