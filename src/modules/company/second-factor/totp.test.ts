import { expect, test } from 'vitest'
import { base32, codeOf, otpauthUrl, stepAt, stepOfCode } from '#modules/company/second-factor/totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

// RFC 6238, appendix B, the rows of SHA-1.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of second %d is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(at(seconds)), 8)).toBe(code)
  expect(codeOf(secret, stepAt(at(seconds)))).toBe(code.slice(2))
})

// RFC 4226, appendix D.
test.each([
  [0n, '755224'],
  [1n, '287082'],
  [9n, '520489'],
])('the code of step %d is %s', (step, code) => {
  expect(codeOf(secret, step)).toBe(code)
})

test('a clock half a minute off is borne, a whole one is not', () => {
  const step = stepAt(at(1_234_567_890))
  const typed = codeOf(secret, step)
  for (const [seconds, found] of [
    [-60, undefined],
    [-30, step],
    [0, step],
    [30, step],
    [60, undefined],
  ] as const) {
    expect(stepOfCode(secret, typed, at(1_234_567_890 + seconds))).toBe(found)
  }
})

test.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('%j is no code', (typed) => {
  expect(stepOfCode(secret, typed, at(59))).toBeUndefined()
})

test('a secret is written as apps take it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32(Buffer.from('f'))).toBe('MY')
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(otpauthUrl('ABC', 'siti@wira.co.id')).toBe(
    'otpauth://totp/Mandor%3Asiti%40wira.co.id?secret=ABC&issuer=Mandor&algorithm=SHA1&digits=6&period=30',
  )
})
