import { nikFacts } from '#ground/identifiers.ts'
import type { Given } from '#kit/import/importer.ts'

/** Puts right how a row of a list of people is written: place and birthday in one cell; bank, number and holder in another. */
export function tidyPerson(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const tidy = new Map([...texts].map(([key, text]) => [key, text.replace(/\s+/g, ' ').trim()]))
  const fill = (key: string, text: string | undefined) => {
    if (text && !tidy.get(key)) tidy.set(key, text)
  }
  const born = /^(?<place>\p{L}[\p{L} .'-]*?)[ ,]+(?<date>\d.*)$/u.exec(tidy.get('birthDate') ?? '')?.groups
  if (born?.['date']) {
    fill('birthPlace', born['place'])
    tidy.set('birthDate', born['date'])
  }
  const account = tidy.get('bankAccountNo') ?? ''
  if (/^(cash|tunai|kas)$/i.test(account)) tidy.set('bankAccountNo', '')
  const parts = /^(?<bank>\p{L}[\p{L} ]*?) (?<no>\d[\d-]*\d)(?: (?:a[./]?n\.?) (?<holder>.+))?$/iu.exec(account)?.groups
  if (parts) {
    fill('bankName', parts['bank'])
    fill('bankHolder', parts['holder'])
    tidy.set('bankAccountNo', parts['no'] ?? '')
  }
  return tidy
}

/** Fills in what the NIK says and the list does not: man or woman. */
export function knownByNik(given: Given): Given {
  const facts = typeof given['nik'] === 'string' ? nikFacts(given['nik']) : undefined
  return facts && given['sex'] === undefined ? { ...given, sex: facts.sex } : given
}
