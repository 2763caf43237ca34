import { describe, expect, test } from 'vitest'
import { blankHeld, freshHeld, heldAmount, heldInput, type HeldValues } from './held-values.ts'

const of = { planned: '80000', kinds: ['pph23' as const], netOpen: '10000000' }
const noSlip = { proofNo: '', proofDate: null, files: [] }

describe('what is held back, as it is typed', () => {
  test.each<[string, Partial<HeldValues>, bigint, object]>([
    ['as the invoice says', {}, 80_000n, {}],
    ['nothing', { kind: 'none' }, 0n, { withholding: [] }],
    [
      'by rate',
      { kind: 'pph-final|1.75' },
      175_000n,
      { withholding: [{ kind: 'pph-final', rate: '1.75', ...noSlip }] },
    ],
    [
      'by rate and base',
      { kind: 'pph23|2', base: '3000000' },
      60_000n,
      { withholding: [{ kind: 'pph23', rate: '2', base: '3000000', ...noSlip }] },
    ],
    [
      'by amount',
      { kind: 'pph23|2', withheld: '59999' },
      59_999n,
      { withholding: [{ kind: 'pph23', rate: '2', withheld: '59999', ...noSlip }] },
    ],
    [
      'while a base cannot be read yet',
      { kind: 'pph23|2', base: '3 jt' },
      200_000n,
      { withholding: [{ kind: 'pph23', rate: '2', base: '3 jt', ...noSlip }] },
    ],
  ])('%s', (_, given, amount, input) => {
    const rows = [{ ...blankHeld, ...given }]
    expect(heldAmount(rows, of)).toBe(amount)
    expect(heldInput(rows, of)).toEqual(input)
  })

  test('of two kinds: each by its own base, each with its slip', () => {
    const rows = [
      { ...blankHeld, kind: 'pph22|1.5', base: '6000000', proofNo: 'BP-22' },
      { ...blankHeld, kind: 'pph23|2', base: '4000000' },
    ]
    expect(heldAmount(rows, of)).toBe(170_000n)
    expect(heldInput([...rows, blankHeld], of)).toEqual({
      withholding: [
        { kind: 'pph22', rate: '1.5', base: '6000000', ...noSlip, proofNo: 'BP-22' },
        { kind: 'pph23', rate: '2', base: '4000000', ...noSlip },
      ],
    })
  })

  test('as the invoice says, with the slip of each kind it expects', () => {
    const kinds = ['pph23', 'pph22'] as const
    const rows = freshHeld(kinds)
    expect(rows).toHaveLength(2)
    expect(heldInput(rows, { kinds })).toEqual({})
    const slips = [rows[0]!, { ...blankHeld, proofNo: 'BP-22', proofDate: '2026-11-30' }]
    expect(heldAmount(slips, { ...of, kinds })).toBe(80_000n)
    expect(heldInput(slips, { kinds })).toEqual({
      withholding: [
        { kind: 'pph23', ...noSlip },
        { kind: 'pph22', proofNo: 'BP-22', proofDate: '2026-11-30', files: [] },
      ],
    })
    const photo = [{ ...blankHeld, files: ['f1'] }]
    expect(heldInput(photo, of)).toEqual({ withholding: [{ kind: 'pph23', ...noSlip, files: ['f1'] }] })
  })
})
