import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { answerFor } from '#kit/http/errors.ts'
import { zPositiveQuantity, zPrice, zQuantityOrZero } from '#kit/http/shapes.ts'

const complaint = (shape: z.ZodMiniType, value: string) => z.safeParse(shape, value).error?.issues[0]?.message
const answer = (error: unknown) => answerFor(error, () => '', 'kode-1')

test('a quantity or price that no column holds is refused at its field', () => {
  expect(complaint(zPositiveQuantity, '99999999999999.9999')).toBeUndefined()
  expect(complaint(zPositiveQuantity, '100000000000000')).toBe('Jumlah ini terlalu besar.')
  expect(complaint(zQuantityOrZero, '99999999999999999999')).toBe('Jumlah ini terlalu besar.')
  expect(complaint(zPrice, '10000000000000000')).toBe('Harga ini terlalu besar.')
})

test('what comes of large numbers and fits nowhere is a refusal in words, no failure of the server', () => {
  const overflow = Object.assign(new Error('numeric field overflow'), { code: '22003' })
  const rupiah = () => money(10n ** 30n)
  expect(answer(overflow)).toMatchObject({ status: 422, body: { message: expect.stringContaining('terlalu besar') } })
  expect(rupiah).toThrow(RangeError)
  try {
    rupiah()
  } catch (error) {
    expect(answer(error)).toMatchObject({ status: 422 })
  }
  expect(answer(new RangeError('something else'))).toMatchObject({ status: 500 })
})
