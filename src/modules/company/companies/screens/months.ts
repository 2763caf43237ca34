/** Months by number, as text in forms. */
export const months: Readonly<Record<string, string>> = Object.fromEntries(
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'
    .split(' ')
    .map((name, at) => [String(at + 1), name]),
)
