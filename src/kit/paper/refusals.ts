/** What the press says when it says no. */
export const paperRefusals = {
  'paper.busy': () => 'Terlalu banyak dokumen sedang dibuat. Coba lagi sebentar lagi.',
}
