/** What can be known of a company from the name somebody typed. */
export interface NamedCompany {
  readonly name: string
  readonly legalForm: 'pt' | 'cv' | 'ud' | 'lain'
  /** 2 to 8 capital letters or digits, for document numbers. */
  readonly shortCode: string
}

const FORMS = { pt: 'pt', cv: 'cv', ud: 'ud' } as const

/**
 * Reads legal form and code from a name.
 *
 *   companyFromName('PT. Wira Bangun Persada')  // Wira Bangun Persada, pt, WBP
 */
export function companyFromName(typed: string): NamedCompany {
  const clean = typed.trim().replaceAll(/\s+/g, ' ')
  const found = /^(pt|cv|ud)\b\.?\s+(?=\S)/i.exec(clean) ?? /(?<=\S),?\s+(pt|cv|ud)\b\.?$/i.exec(clean)
  const form = found?.[1]?.toLowerCase()
  const name = found ? clean.replace(found[0], '').trim() : clean
  return {
    name,
    legalForm: form && form in FORMS ? FORMS[form as keyof typeof FORMS] : 'lain',
    shortCode: codeOf(name),
  }
}

/**
 * The name with its legal form, as it stands on papers; a name that already bears it is not given it twice.
 *
 *   nameWithForm('Wira Bangun Persada', 'pt')  // PT Wira Bangun Persada
 */
export function nameWithForm(name: string, legalForm: string): string {
  if (!Object.hasOwn(FORMS, legalForm)) return name
  const word = legalForm.toUpperCase()
  return new RegExp(`^${word}\\b`, 'i').test(name) ? name : `${word} ${name}`
}

function codeOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase()
    .trim()
  const words = plain.split(/\s+/).filter((word) => !['TBK', 'PERSERO'].includes(word))
  const initials = words
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 4)
  if (initials.length >= 2) return initials
  const first = (words[0] ?? '').slice(0, 3)
  return first.length >= 2 ? first : 'PST'
}
