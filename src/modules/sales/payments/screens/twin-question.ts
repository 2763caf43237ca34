import { useSecondYes } from '#kit/screen/form/second-yes.tsx'

/** Asks before money of a customer is booked that seems to stand in the books already. */
export function useTwinPayment() {
  return useSecondYes({
    code: 'payment.twin',
    title: 'Pembayaran ini mungkin sudah dicatat',
    act: 'Ini pembayaran lain, simpan',
    givenUp: 'Belum dicatat. Bandingkan dengan pembayaran yang sudah ada, lalu ubah atau simpan lagi.',
  })
}
