import { useSecondYes } from '#kit/screen/form/second-yes.tsx'

/** Asks before money to a supplier is booked that seems to have left already. */
export function useTwinPaid() {
  return useSecondYes({
    code: 'paid.twin',
    title: 'Pembayaran ini mungkin sudah dicatat',
    act: 'Ini pembayaran lain, simpan',
    givenUp: 'Belum dicatat. Bandingkan dengan pembayaran yang sudah ada, lalu ubah atau simpan lagi.',
  })
}
