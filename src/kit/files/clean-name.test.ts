import { expect, test } from 'vitest'
import { cleanName } from '#kit/files/clean-name.ts'

test.each([
  ['foto.png', 'foto.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['..\\..\\windows\\system.ini', 'system.png'],
  ['C:\\Users\\budi\\logo.svg', 'logo.png'],
  ['a\u0000b.php', 'ab.png'],
  ['evil.php\u0000.png', 'evil.php.png'],
  ['laporan\u202Egpj.exe', 'laporangpj.png'],
  ['x\r\nSet-Cookie: a=b.png', 'xSet-Cookie a=b.png'],
  ['.htaccess', 'berkas.png'],
  ['...', 'berkas.png'],
  ['', 'berkas.png'],
  ['   ', 'berkas.png'],
  ['con<>:"|?*;.png', 'con.png'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(100)}.png`],
  ['rumah\ud800.png', 'rumah\ufffd.png'],
  ['Surat  Jalan   😀.jpg', 'Surat Jalan 😀.png'],
  ['file.tar.gz', 'file.tar.png'],
])('%j becomes %j', (given, name) => {
  expect(cleanName(given, 'png')).toBe(name)
  expect(() => encodeURIComponent(cleanName(given, 'png'))).not.toThrow()
})
