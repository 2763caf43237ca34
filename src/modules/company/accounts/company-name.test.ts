import { expect, test } from 'vitest'
import { companyFromName, nameWithForm } from '#modules/company/accounts/company-name.ts'

test.each([
  ['PT. Wira Bangun Persada', 'Wira Bangun Persada', 'pt', 'WBP'],
  ['PT Wira  Bangun Persada Tbk', 'Wira Bangun Persada Tbk', 'pt', 'WBP'],
  ['cv karya abadi', 'karya abadi', 'cv', 'KA'],
  ['UD Maju', 'Maju', 'ud', 'MAJ'],
  ['Karya Abadi, CV', 'Karya Abadi', 'cv', 'KA'],
  ['Ptolemeus Jaya', 'Ptolemeus Jaya', 'lain', 'PJ'],
  ['PT', 'PT', 'lain', 'PT'],
  ['株式会社', '株式会社', 'lain', 'PST'],
  ['Satu Dua Tiga Empat Lima Enam', 'Satu Dua Tiga Empat Lima Enam', 'lain', 'SDTE'],
])('%s is %s, %s, code %s', (typed, name, legalForm, shortCode) => {
  expect(companyFromName(typed)).toEqual({ name, legalForm, shortCode })
  expect(shortCode).toMatch(/^[A-Z0-9]{2,8}$/)
})

test.each([
  ['Wira Bangun Persada', 'pt', 'PT Wira Bangun Persada'],
  ['CV Karya Mandiri', 'cv', 'CV Karya Mandiri'],
  ['Ptolemeus Jaya', 'pt', 'PT Ptolemeus Jaya'],
  ['Koperasi Jaya', 'lain', 'Koperasi Jaya'],
  ['Jaya', 'toString', 'Jaya'],
])('%s with the form %s is %s', (name, form, full) => {
  expect(nameWithForm(name, form)).toBe(full)
})
