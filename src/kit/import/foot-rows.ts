const SUM = /^(grand |sub ?)?(total|jumlah)( (total|semua|keseluruhan|akhir|\d+ [a-z]+))? ?:?$/i
const FIGURE = /^(rp\.?)?[\d\s.,()%-]*$/i
const SIGNED =
  /^((dibuat|diperiksa|disetujui|diketahui|dicetak)( oleh| pada|,|:|$)|mengetahui( oleh)?[,:]?$|hormat kami[,:]?$|\(.*\)$|[\p{L} .]+, \d{1,2} \p{L}+ \d{4}$)/iu

/**
 * Tells whether a line under a list is its sum or who signed it, and no entry of its own: a sum says nothing but figures,
 * a signature nothing but signatures. A firm called Total keeps its address or its longer name.
 *
 *   isFoot(['', 'TOTAL', '', '283.750.000'])  // true
 */
export function isFoot(cells: readonly string[]): boolean {
  const [first = '', ...rest] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (SUM.test(first)) return rest.every((cell) => FIGURE.test(cell))
  return SIGNED.test(first) && rest.every((cell) => SIGNED.test(cell))
}
