import type { PaperBasis } from './document.ts'

/** The mark across a paper: draft, void, paid, or none. */
export function stateOnPaper(
  state: 'draft' | 'pending_approval' | 'posted' | 'void',
  isPaid = false,
): PaperBasis['state'] {
  if (state === 'void') return 'void'
  if (state !== 'posted') return 'draft'
  return isPaid ? 'paid' : 'posted'
}

/** Income tax that is held back, as papers call it. */
export const withholdingWords = { pph22: 'PPh 22', pph23: 'PPh 23', 'pph-final': 'PPh final 4(2)' } as const
