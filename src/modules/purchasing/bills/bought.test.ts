import { describe, expect, test } from 'vitest'
import type { PphKind } from '#ground/pph.ts'
import { money } from '#ground/money.ts'
import { boughtOf, proposedPph, withheldBase } from './bought.ts'

const goods = { isGoods: true, description: 'Semen', net: money(6_000n) }
const work = { isGoods: false, description: 'Pasang keramik', net: money(4_000n) }
const hire = { isGoods: false, description: 'Sewa excavator', net: money(4_000n) }

describe('what a supplier of ours is taxed on', () => {
  test.each([
    ['goods alone bear no PPh 23', 'pph23', [goods], 1_000n, null, 7_000n],
    ['of goods and work, PPh 23 is of the work', 'pph23', [goods, work], 1_000n, 'pph23', 4_000n],
    ['freight on a paper of work alone is part of it', 'pph23', [work], 1_000n, 'pph23', 5_000n],
    ['PPh final is of the work too', 'pph-final', [goods, work], 0n, 'pph-final', 4_000n],
    ['PPh 22 is of the goods and what brought them', 'pph22', [goods, work], 1_000n, 'pph22', 7_000n],
    ['work alone bears no PPh 22', 'pph22', [work], 0n, null, 4_000n],
    ['a card that says nothing proposes nothing', null, [work], 0n, null, 4_000n],
  ] as const)('%s', (_, card: PphKind | null, lines, freight, proposed, base) => {
    const bought = boughtOf(lines, money(freight))
    expect(proposedPph(card, bought)).toBe(proposed)
    expect(withheldBase(card ?? 'pph23', bought)).toBe(base)
  })

  test('a builder who hires out a machine did not build with it', () => {
    expect(proposedPph('pph-final', boughtOf([goods, hire], money(0n)))).toBe('pph23')
    expect(proposedPph('pph-final', boughtOf([work, hire], money(0n)))).toBe('pph-final')
    expect(proposedPph('pph21', boughtOf([hire], money(0n)))).toBe('pph21')
  })
})
