import { isBlankCashLine, type CashValues } from './values.ts'

/** What needs no server: at least one thing bought, and of each what, how much and for how much. */
export function checkNota({ lines }: Pick<CashValues, 'lines'>): Record<string, string[]> {
  // The line that waits shows where.
  if (lines.every(isBlankCashLine)) return { 'lines.0.item': ['Isi paling sedikit satu barang.'] }
  const errors: Record<string, string[]> = {}
  lines.forEach((line, index) => {
    if (!line.item?.id) errors[`lines.${index}.item`] = ['Pilih barang.']
    if (line.qty === '' || line.qty === '0') errors[`lines.${index}.qty`] = ['Jumlah harus lebih dari 0.']
    if (line.price === '' || line.price === '0') errors[`lines.${index}.price`] = ['Isi harga.']
  })
  return errors
}
