import fc from 'fast-check'
import { quantity, type Quantity } from '#ground/quantity.ts'

const qty = fc.bigInt({ min: 1n, max: 200_000n }).map((parts) => parts as Quantity)
const where = { item: fc.nat(1), place: fc.nat(1) }
const which = fc.nat(20)
/** Anything that people do with goods, with the numbers they do it with. */
export const anAct = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('in'), ...where, qty, value: fc.bigInt(0n, 5_000_000n) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('out'), ...where, qty }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('damage'), ...where, qty }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('lose'), ...where, qty }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('find'), ...where, qty }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('send'), ...where, qty }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('become'),
      which,
      kind: fc.constantFrom('diterima', 'diterima', 'kembali', 'hilang', 'rusak'),
      share: fc.bigInt(1n, 100n),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('undo'), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('call-off'), which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('void'), which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('give-back'), which, qty }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('price'), which, value: fc.bigInt(-1_000_000n, 1_000_000n) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('unprice'), which: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('count'),
      place: fc.nat(1),
      off: fc.bigInt(-30_000n, 30_000n),
      isStill: fc.boolean(),
    }),
  },
)
export type Act = typeof anAct extends fc.Arbitrary<infer A> ? A : never

/** Everywhere lies something at first: a history in which everything is refused proves nothing. */
export const opening: readonly Act[] = [0, 1].flatMap((item) =>
  [0, 1].map((place) => ({
    ...{ act: 'in' as const, item, place },
    ...{ qty: quantity('40'), value: 400_000n + BigInt(7 * item + place) },
  })),
)
