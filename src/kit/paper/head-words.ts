/** What a letterhead says in words; each part as printed. */
export interface HeadWords {
  readonly name: string
  /** PT, CV, UD…; null when the name stands alone. */
  readonly legalForm: string | null
  readonly address: string
  readonly city: string
  readonly phone: string | null
  readonly email: string | null
  readonly npwp: string | null
}

/** The issuer's name with its legal form, as it is written: 'PT Wira Bangun Persada'. */
export function fullName({ legalForm, name }: Pick<HeadWords, 'legalForm' | 'name'>): string {
  return legalForm && !name.toUpperCase().startsWith(`${legalForm.toUpperCase()} `) ? `${legalForm} ${name}` : name
}

/** The lines of a letterhead, on paper and where it is tried: the name in capitals, where it is, how it is reached. */
export function headLines(from: HeadWords): readonly [name: string, place: string, reach: string] {
  const reach = [from.phone && `Telp. ${from.phone}`, from.email, from.npwp && `NPWP ${from.npwp}`]
  return [
    fullName(from).toUpperCase(),
    [from.address, from.city].filter(Boolean).join(', '),
    reach.filter(Boolean).join(' · '),
  ]
}
