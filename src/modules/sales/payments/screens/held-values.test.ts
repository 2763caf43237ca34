import { describe, expect, test } from 'vitest'
import { freshHeld, heldAmount, heldInput, type HeldValues } from './held-values.ts'

const of = { planned: '80000', netOpen: '10000000' }

describe('what is held back, as it is typed', () => {
  test.each<[string, Partial<HeldValues>, bigint, object]>([
    ['as the invoice says', {}, 80_000n, {}],
    ['nothing', { withholdingKind: 'none' }, 0n, {}],
    [
      'by rate',
      { withholdingKind: 'pph-final|1.75' },
      175_000n,
      { withholdingKind: 'pph-final', withholdingRate: '1.75' },
    ],
    [
      'by rate and base',
      { withholdingKind: 'pph23|2', withholdingBase: '3000000' },
      60_000n,
      { withholdingKind: 'pph23', withholdingRate: '2', withholdingBase: '3000000' },
    ],
    [
      'by amount',
      { withholdingKind: 'pph23|2', withheld: '59999' },
      59_999n,
      { withholdingKind: 'pph23', withholdingRate: '2', withheld: '59999' },
    ],
    [
      'while a base cannot be read yet',
      { withholdingKind: 'pph23|2', withholdingBase: '3 jt' },
      200_000n,
      { withholdingKind: 'pph23', withholdingRate: '2', withholdingBase: '3 jt' },
    ],
  ])('%s', (_, given, amount, input) => {
    const values = { ...freshHeld, ...given }
    expect(heldAmount(values, of)).toBe(amount)
    expect(heldInput(values)).toEqual(input)
  })
})
