import { quantity } from '#ground/quantity.ts'
import type { PurchaseValues } from './values.ts'

/** What needs no server: a supplier, and lines that say what and how much, never less than what came already. */
export function checkPurchase(values: PurchaseValues): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (!values.supplier?.id) errors['supplier'] = ['Pilih supplier.']
  if (!values.warehouseId) errors['warehouseId'] = ['Pilih gudang tujuan.']
  if (values.lines.length === 0) errors['lines.0.item'] = ['Isi paling sedikit satu baris.']
  values.lines.forEach((line, index) => {
    if (line.row !== 'item') return
    if (!line.item) errors[`lines.${index}.item`] = [`Baris ${index + 1}: pilih barang.`]
    const text = qtyComplaint(line.qty, line.received)
    if (text) errors[`lines.${index}.qty`] = [`Baris ${index + 1}: ${text}`]
    if (line.price === '') errors[`lines.${index}.price`] = [`Baris ${index + 1}: isi harga.`]
  })
  return errors
}

function qtyComplaint(qty: string, received: string | undefined): string | undefined {
  if (qty === '' || qty === '0') return 'jumlah harus lebih dari 0.'
  if (received === undefined) return undefined
  return isLess(qty, received) ? 'jumlah tidak boleh kurang dari yang sudah diterima.' : undefined
}

// What cannot be read is complained of by its own field.
function isLess(a: string, b: string): boolean {
  try {
    return quantity(a) < quantity(b)
  } catch {
    return false
  }
}
