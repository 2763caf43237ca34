import { thousands } from '#ground/format.ts'

/** What is said where the rows of a period are cut: the sums hold them all the same. */
export function unlistedSaid(count: number): string {
  return `${thousands(String(count))} baris lagi tidak dimuat, jumlahnya tetap terhitung. Persempit periodenya untuk melihat semuanya.`
}
