import { describe, expect, test } from 'vitest'
import { checkUncommon, hashPassword, isPassword } from '#modules/company/sign-in/password.ts'
import { strengthOf, zNewPassword } from '#modules/company/sign-in/password-rules.ts'

describe('a new password (NIST SP 800-63B)', () => {
  test.each([
    'kuda batu payung',
    '12wxKq9#',
    'spasi di mana mana',
    'あいうえおかきく',
    '😀😀😀😀😀😀😀😀',
    'x'.repeat(128),
  ])('%j is long enough: no rule asks for digits or capitals', (text) =>
    expect(zNewPassword.safeParse(text).success).toBe(true),
  )

  test.each(['', '1234567', '😀😀😀😀', 'x'.repeat(129), 'rusak \uD800 di dalam'])('%j is refused', (text) => {
    expect(zNewPassword.safeParse(text).success).toBe(false)
  })

  test.each([
    'password',
    'Password123',
    'P@ssw0rd',
    'p4ssword123',
    'indonesia2025',
    'sayang123',
    'bismillah',
    'qwertyuiop',
    '11111111',
    '1234567890',
    'Persib1234',
    'mandor-2026',
  ])('everybody tries %j first', (text) => expect(() => checkUncommon(text, {})).toThrow('password.common'))

  test('a password made of one’s own name, email or the product is refused; one that only contains it is not', () => {
    const siti = { name: 'Siti Nurhaliza', email: 'siti.nur@wirabangun.co.id' }
    for (const text of [
      'siti nurhaliza',
      'SitiNurhaliza1',
      'siti.nur2026',
      'siti.nur@wirabangun.co.id',
      'WiraBangun26',
    ]) {
      expect(() => checkUncommon(text, siti)).toThrow('password.common')
    }
    expect(() => checkUncommon('siti.nur makan bakso pedas', siti)).not.toThrow()
    expect(() => checkUncommon('kuda batu payung 71', siti)).not.toThrow()
  })

  test('the strength is a hint', () => {
    expect(['abc', '87654321', 'kudabatu', 'kuda batu 71', 'kuda batu payung 71'].map(strengthOf)).toEqual([
      'pendek',
      'mudah ditebak',
      'cukup',
      'baik',
      'kuat',
    ])
  })
})

describe('hashing', () => {
  test('argon2id with the agreed cost; the same letters typed another way are the same password', async () => {
    const stored = await hashPassword('kafé rumah tua')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPassword('kafe\u0301 rumah tua', stored)).toBe(true)
    expect(await isPassword('kafe rumah tua', stored)).toBe(false)
    expect(await isPassword('apa saja', undefined)).toBe(false)
    expect(await isPassword('', null)).toBe(false)
  })

  test('thirty at once leave the event loop free', async () => {
    let turns = 0
    const clock = setInterval(() => (turns += 1), 5)
    await Promise.all(Array.from({ length: 30 }, () => hashPassword('kuda batu payung 71')))
    clearInterval(clock)
    expect(turns).toBeGreaterThan(20)
  })
})
