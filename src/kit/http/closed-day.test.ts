import { expect, test } from 'vitest'
import { answerFor } from '#kit/http/errors.ts'

// As a trigger of the database says it.
const closed = (day: string) =>
  Object.assign(new Error('period.locked'), {
    code: 'MD001',
    detail: JSON.stringify({ area: 'sales', until: '2026-10-31', day }),
  })
const answer = (asked: unknown) => answerFor(closed('2026-10-20'), () => 'Sudah dikunci.', 'kode-1', asked)

test.each([
  [{ date: '2026-10-20', notes: 'x' }, 'date'],
  [{ dueDate: '2026-11-20', on: '2026-10-20' }, 'on'],
])('a day in a closed period is refused at the field that asked for it', (asked, field) => {
  expect(answer(asked)).toMatchObject({
    status: 422,
    body: { code: 'period.locked', message: 'Sudah dikunci.', errors: { [field]: ['Sudah dikunci.'] } },
  })
})

test.each([undefined, null, 'x', {}, { date: '2026-11-20' }])('of %j it is said of the whole', (asked) => {
  expect(answer(asked).body).not.toHaveProperty('errors')
})
