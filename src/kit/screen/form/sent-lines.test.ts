import { expect, test } from 'vitest'
import { ApiFailure } from '../client/failure.ts'
import { placed, saidLines } from './sent-lines.ts'

test('what is refused of a sent line stands at the row it came from', async () => {
  const rows = [{ qty: '' }, { qty: '0' }, { qty: '-5' }]
  const sent = [...saidLines('lines', rows), ...saidLines('extra', [{ qty: '7' }])]
  expect(sent.map(({ at, line }) => [at, line.qty])).toEqual([
    ['lines.2', '-5'],
    ['extra.0', '7'],
  ])
  const errors = { 'lines.0.qty': ['Jumlah harus lebih dari 0.'], 'lines.1.itemId': ['Dua kali.'], reason: ['Tulis.'] }
  const refused = new ApiFailure(422, { message: 'Ada isian.', code: 'stock.short', errors })
  await expect(placed(sent, Promise.reject(refused))).rejects.toMatchObject({
    status: 422,
    message: 'Ada isian.',
    code: 'stock.short',
    errors: { 'lines.2.qty': ['Jumlah harus lebih dari 0.'], 'extra.0.itemId': ['Dua kali.'], reason: ['Tulis.'] },
  })
})

test('an answer and every other failure go on as they are', async () => {
  expect(await placed([], Promise.resolve('ok'))).toBe('ok')
  const lost = new TypeError('offline')
  await expect(placed([], Promise.reject(lost))).rejects.toBe(lost)
})
