import { useSecondYes } from '#kit/screen/form/second-yes.tsx'

/** Asks before money is written down that seems to stand in the books already. */
export function useTwinCashEntry() {
  return useSecondYes({
    code: 'cash-entry.twin',
    title: 'Transaksi ini mungkin sudah dicatat',
    act: 'Ini transaksi lain, simpan',
    givenUp: 'Belum dicatat. Bandingkan dengan transaksi yang sudah ada, lalu ubah atau simpan lagi.',
  })
}
