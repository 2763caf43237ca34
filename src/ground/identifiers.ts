const PROVINCES = new Set(
  '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96 97'.split(
    ' ',
  ),
)

/** Reads an NPWP of 15 or 16 digits, dots and dashes allowed, as 16 digits; the old form gets a leading 0. */
export function npwp16(text: string): string | undefined {
  const digits = plainDigits(text)
  if (digits?.length === 16) return digits
  return digits?.length === 15 ? `0${digits}` : undefined
}

/** Reads a NIK as its 16 digits; a strange but possible one passes, see nikDoubts(). */
export function nik(text: string): string | undefined {
  const digits = plainDigits(text)
  return digits?.length === 16 ? digits : undefined
}

/** Reads a NITKU (place of business): the NPWP and six more digits, 22 in all. */
export function nitku(text: string): string | undefined {
  const digits = plainDigits(text)
  return digits?.length === 22 ? digits : undefined
}

/**
 * Says what is odd about a NIK. Warn with it, never block: some genuine NIK carry odd dates.
 *
 *   nikDoubts('3174013213900001')  // ['day 32', 'month 13']
 */
export function nikDoubts(text: string): string[] {
  const digits = plainDigits(text)
  if (digits?.length !== 16) return [`${digits?.length ?? 0} digits`]

  const { date, month } = birthOf(digits)
  const doubts: string[] = []
  if (!PROVINCES.has(digits.slice(0, 2))) doubts.push(`province ${digits.slice(0, 2)}`)
  if (date < 1 || date > 31) doubts.push(`day ${digits.slice(6, 8)}`)
  // An empty date (0000) is one doubt, not two.
  if (month > 12 || (month < 1 && date > 0)) doubts.push(`month ${digits.slice(8, 10)}`)
  if (digits.endsWith('0000')) doubts.push('sequence 0000')
  return doubts
}

/** Tells sex and birth day ('17-08-90'; the century is not written) from a NIK without doubts. */
export function nikFacts(text: string): { sex: 'L' | 'P'; birth: string } | undefined {
  const digits = plainDigits(text)
  if (!digits || nikDoubts(digits).length > 0) return undefined

  const { date, isWoman } = birthOf(digits)
  const birth = `${String(date).padStart(2, '0')}-${digits.slice(8, 10)}-${digits.slice(10, 12)}`
  return { sex: isWoman ? 'P' : 'L', birth }
}

/**
 * Reads a telephone number as E.164; without a country it is Indonesian.
 *
 *   phoneE164('0812-3456-7890')  // '+6281234567890'
 */
export function phoneE164(text: string): string | undefined {
  const typed = text.trim()
  const digits = typed.replace(/[\s().-]/g, '').replace(/^\+/, '')
  if (!/^\d{7,15}$/.test(digits)) return undefined
  if (typed.startsWith('+') && !digits.startsWith('62')) return `+${digits}`

  const national = digits.replace(/^(?:0062|62)/, '').replace(/^0/, '')
  return /^[1-9]\d{6,12}$/.test(national) ? `+62${national}` : undefined
}

/**
 * Writes a number as Indonesians read it, as it is kept or as somebody typed it; what is none stays as it is.
 *
 *   phoneText('+6281234567890')  // '0812-3456-7890'
 *   phoneText('081234567890')    // '0812-3456-7890'
 */
export function phoneText(number: string): string {
  const e164 = phoneE164(number)
  if (!e164?.startsWith('+62')) return number
  const local = `0${e164.slice(3)}`
  const head = local.startsWith('08') ? 4 : areaLength(local)
  return [local.slice(0, head), ...fours(local.slice(head))].join('-')
}

/** Groups sixteen digits by four: '3201 0123 4567 0001'. */
export function groupedId(digits: string): string {
  return (digits.match(/.{1,4}/g) ?? []).join(' ')
}

// Jakarta, Bandung, Semarang, Surabaya and Medan have short area codes.
function areaLength(local: string): number {
  return /^0(?:21|22|24|31|61)/.test(local) ? 3 : 4
}

function fours(rest: string): string[] {
  if (rest.length <= 5) return rest ? [rest] : []
  if (rest.length <= 7) return [rest.slice(0, 3), rest.slice(3)]
  return [rest.slice(0, 4), rest.slice(4)]
}

// PP KK CC, then the birth day as DDMMYY with 40 added to the day of a woman, then a sequence.
function birthOf(digits: string): { date: number; month: number; isWoman: boolean } {
  const written = Number(digits.slice(6, 8))
  const isWoman = written > 40
  return { date: isWoman ? written - 40 : written, month: Number(digits.slice(8, 10)), isWoman }
}

function plainDigits(text: string): string | undefined {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d+$/.test(digits) ? digits : undefined
}
