import { expect, test } from 'vitest'
import { postingRefusals } from '#kit/posting/refusals.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'

test('a row changed by somebody else is refused with who and when', () => {
  expect(() => expectVersion({ version: 3 }, 3)).not.toThrow()
  expect(() => expectVersion({ version: 4, updatedByName: 'Rina', updatedAt: '2026-11-21T07:02:00.000Z' }, 3)).toThrow(
    expect.objectContaining({
      code: 'document.changed',
      facts: { by: 'Rina', at: '2026-11-21T07:02:00.000Z', version: 4 },
    }),
  )
})

test('an act on a document in another state is refused', () => {
  expect(() => expectState({ state: 'draft' }, 'draft')).not.toThrow()
  expect(() => expectState({ state: 'void', number: 'INV-2611-0017' }, 'posted')).toThrow(
    expect.objectContaining({ code: 'document.wrong-state' }),
  )
})

test('what posting refuses is said in Indonesian and names the way out', () => {
  expect(postingRefusals['document.changed']({ by: 'Rina' })).toContain('baru diubah oleh Rina')
  expect(postingRefusals['document.wrong-state']({ number: 'INV-2611-0017', state: 'void' })).toContain('Dibatalkan')
  expect(postingRefusals['period.locked']({ area: 'sales', until: '2026-10-31' })).toContain('31 Oktober 2026')
  expect(postingRefusals['book.append-only']()).toContain('Batalkan')
})
