import { expect, test } from 'vitest'
import type { LeftoverOffer } from '../../requests/detail.ts'
import { movingOf } from './moving.ts'

const offer = (suggested: string) => ({ warehouseId: 'a', itemId: 'i', suggested }) as LeftoverOffer

test('a leftover is carried as far as it is lacking; where nothing is, no amount is said', () => {
  expect(movingOf(offer('1250'), 'b')).toEqual({
    label: 'Pindahkan 1.250',
    search: { jenis: 'transfer', gudang: 'a', ke: 'b', stok: 'i', jumlah: '1250' },
  })
  const { label, search } = movingOf(offer('0'), 'b')
  expect([label, 'jumlah' in search]).toEqual(['Pindahkan', false])
})
