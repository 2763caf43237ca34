const forms = new Set(['PT', 'CV', 'UD', 'PD', 'TB', 'FA'])

/** Splits 'PT Wira Bangun Persada' into its legal form and its name. */
export function nameParts(whole: string): { form: string; name: string } {
  const [first = '', ...rest] = whole.trim().split(/\s+/)
  const form = first.replace('.', '').toUpperCase()
  return forms.has(form) && rest.length > 0 ? { form, name: rest.join(' ') } : { form: '', name: whole }
}

/** Two letters for a name, its legal form left out: 'PT Wira Bangun Persada' → 'WB'. */
export function initialsOf(whole: string): string {
  const [first = '', second = ''] = nameParts(whole).name.split(/\s+/)
  return ((first[0] ?? '') + (second[0] ?? '')).toUpperCase()
}
