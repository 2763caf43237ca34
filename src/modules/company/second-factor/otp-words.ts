import type { FactorState } from '#modules/company/second-factor/contract.ts'

/** When a code is asked at sign-in, and where it comes from, in a line for whoever signs in with it. */
export function otpWords({ isOn, otp }: Pick<FactorState, 'isOn' | 'otp'>): string {
  const from = isOn ? 'Kode dari aplikasi Anda diminta' : 'Kode masuk dikirim ke email Anda'
  if (otp === 'perangkat baru') return `${from} di perangkat yang belum dipercaya.`
  // An app of one's own is asked whatever the setting.
  if (otp === 'selalu' || isOn) return `${from} setiap kali masuk.`
  return 'Kode masuk lewat email dimatikan di pengaturan: cukup email dan kata sandi.'
}
