/** The income taxes that one who pays holds back of one who is paid (PPh Pasal 21, 22, 23 and 4 ayat 2). */
export const pphKinds = ['pph21', 'pph22', 'pph23', 'pph-final'] as const
export type PphKind = (typeof pphKinds)[number]

/** The taxes in the screen's words. */
export const pphWords = {
  pph21: 'PPh 21',
  pph22: 'PPh 22',
  pph23: 'PPh 23',
  'pph-final': 'PPh 4(2) final',
} as const satisfies Readonly<Record<PphKind, string>>
