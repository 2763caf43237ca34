import * as z from 'zod/mini'

type Issue = Parameters<NonNullable<Parameters<typeof z.config>[0]>['customError'] & {}>[0]

/** The generic defaults the product promises; every field a person sees brings its own sentence. */
const REQUIRED = 'Required'
const INVALID_EMAIL = 'Invalid email'

/** Indonesian words for what a schema refuses; the same map on the server and in the browser. */
export function messageOf(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null ? REQUIRED : 'Isian ini tidak dikenali.'
  if (issue.code === 'unrecognized_keys') return 'Isian ini tidak dikenal.'
  if (issue.code === 'invalid_format')
    return issue.format === 'email' ? INVALID_EMAIL : formatMessage(String(issue.format))
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_value') return choiceMessage(issue.values)
  return 'Isian ini tidak sesuai.'
}

// Few enough to be said: who calls without a form has no list to look at.
function choiceMessage(values: unknown): string {
  const words = Array.isArray(values) ? values.map(String) : []
  const told = words.length > 0 && words.length <= 12 ? `: ${words.join(', ')}` : ''
  return `Pilih salah satu yang tersedia${told}.`
}

function formatMessage(format: string): string {
  if (format === 'uuid') return 'Pilih dari daftar.'
  return 'Penulisan isian ini tidak sesuai.'
}

function tooSmall(issue: { origin?: unknown; minimum?: unknown }): string {
  if (issue.origin === 'string')
    return issue.minimum === 1 ? REQUIRED : `Paling sedikit ${String(issue.minimum)} huruf.`
  if (issue.origin === 'array') return `Isi paling sedikit ${String(issue.minimum)} baris.`
  return `Paling kecil ${String(issue.minimum)}.`
}

function tooBig(issue: { origin?: unknown; maximum?: unknown }): string {
  if (issue.origin === 'string') return `Paling panjang ${String(issue.maximum)} huruf.`
  if (issue.origin === 'array') return `Paling banyak ${String(issue.maximum)} baris.`
  return `Paling besar ${String(issue.maximum)}.`
}

/** Makes the map the default of every schema; call once at the start of the server and of the browser. */
export function useIndonesianMessages(): void {
  z.config({ customError: messageOf })
}
