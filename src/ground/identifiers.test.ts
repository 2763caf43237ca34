import { expect, test } from 'vitest'
import vectors from '../../tests/vectors/identifiers_formats.json' with { type: 'json' }
import { groupedId, nik, nikDoubts, nikFacts, nitku, npwp16, phoneE164, phoneText } from './identifiers.ts'

test.each(vectors.nik.valid)('NIK $nik is free of doubt', ({ nik: number, sex, birth }) => {
  expect(nikDoubts(number)).toEqual([])
  expect(nikFacts(number)).toEqual({ sex, birth })
})

test.each(vectors.nik.invalid)('NIK $nik is doubted: $why', ({ nik: number, why }) => {
  expect(nikDoubts(number).join(' / ')).toBe(why)
  expect(nikFacts(number)).toBeUndefined()
})

test('a NIK is sixteen digits however it is typed; doubts do not block it', () => {
  expect(nik('3174 0117 0890 0001')).toBe('3174011708900001')
  expect(nik('3174010000900001')).toBe('3174010000900001')
  expect(nik('31740117089')).toBeUndefined()
  expect(groupedId('3201012345670001')).toBe('3201 0123 4567 0001')
})

test.each(vectors.npwp.conversion)('NPWP $old is $npwp16', ({ old, npwp16: expected }) => {
  expect(npwp16(old)).toBe(expected)
  expect(npwp16(expected)).toBe(expected)
})

test('a NITKU has 22 digits', () => {
  expect(nitku(vectors.npwp.nitku_example)).toBe(vectors.npwp.nitku_example)
  expect(nitku('0012345678912000')).toBeUndefined()
  expect(npwp16('12x')).toBeUndefined()
})

test.each(vectors.phone)('telephone $input is $e164', ({ input, e164 }) => {
  expect(phoneE164(input)).toBe(e164)
})

test.each([
  ['+6281234567890', '0812-3456-7890'],
  ['+62215550123', '021-555-0123'],
  ['+622745550123', '0274-555-0123'],
  ['+628123456789', '0812-345-6789'],
  ['+6565550123', '+6565550123'],
])('%s is shown as %s', (e164, text) => {
  expect(phoneText(e164)).toBe(text)
  expect(phoneE164(text)).toBe(e164)
})

test('a number is shown one way, however it was typed; what is none stays', () => {
  for (const typed of ['081234567890', '0812 3456 7890', '6281234567890'])
    expect(phoneText(typed)).toBe('0812-3456-7890')
  for (const typed of ['', 'tanya Pak Asep', '0812-1111-2222 / 0813-1111-2222']) expect(phoneText(typed)).toBe(typed)
})

test.each(['', 'abc', '12345', '+62', '0000000000'])('%s is no telephone number', (text) => {
  expect(phoneE164(text)).toBeUndefined()
})
