import type { DocumentState } from '../contract.ts'
import type { PaperBasis } from './data.ts'

/** The mark across a paper: draft, void, or none. */
export function stateOnPaper(state: DocumentState, isPaid = false): PaperBasis['state'] {
  if (state === 'void') return 'void'
  if (state !== 'posted') return 'draft'
  return isPaid ? 'paid' : 'posted'
}

/** Income tax that the customer holds back, as papers call it. */
export const withholdingWords = { pph22: 'PPh 22', pph23: 'PPh 23', 'pph-final': 'PPh final 4(2)' } as const
