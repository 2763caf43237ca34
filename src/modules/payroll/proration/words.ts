/** By what a company divides the wage of a month: for who joins or leaves, days without pay, and pay that changes within it (`people.md` R1). */
export const prorationMethods = {
  workdays: 'Hari kerja bulan itu',
  daily: 'Upah sehari, 1/25 atau 1/21',
  calendar: 'Hari kalender',
} as const
export type ProrationMethod = keyof typeof prorationMethods

/** What each of them means for whoever chooses. */
export const prorationNotes: Readonly<Record<ProrationMethod, string>> = {
  workdays: 'Gaji sebulan dibagi jumlah hari kerja bulan itu, jadi bagian-bagiannya selalu pas sebulan.',
  daily:
    'Sehari 1/25 untuk enam hari kerja seminggu, 1/21 untuk lima (PP 36/2021 pasal 17). Paling banyak sebulan penuh.',
  calendar: 'Gaji sebulan dibagi 28 sampai 31 hari; hari istirahat di antaranya ikut dibayar.',
}
