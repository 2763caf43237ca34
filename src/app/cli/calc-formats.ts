import { day, dayIn, timeIn } from '#ground/day.ts'
import type { Zone } from '#ground/day.ts'
import { dayFormat, rupiahAccounting, rupiahFull } from '#ground/format.ts'
import { nikDoubts, nikFacts, nitku, npwp16, phoneE164 } from '#ground/identifiers.ts'
import type { Case } from './calc-asked.ts'

const KINDS: Record<string, (text: string) => Case> = {
  nik: nikAnswer,
  old: (text) => ({ npwp16: npwp16(text) ?? null }),
  npwp: (text) => ({ npwp16: npwp16(text) ?? null }),
  nitku: (text) => ({ nitku: nitku(text) ?? null }),
  nsfp: (text) => ({ valid: /^(0[1-9]|10)\d{2}\d{2}\d{11}$/.test(text) }),
  value: moneyAnswer,
  iso: dayAnswer,
  utc: zonesAnswer,
  input: (text) => ({ e164: phoneE164(text) ?? null }),
  phone: (text) => ({ e164: phoneE164(text) ?? null }),
}

/** Reads or writes one identifier or format; the field that is asked says which. */
export function formatsCase(asked: Case): Case {
  const kind = Object.keys(KINDS).find((name) => asked[name] !== undefined)
  if (!kind) throw new RangeError(`isi salah satu: ${Object.keys(KINDS).join(', ')}`)
  return KINDS[kind]?.(String(asked[kind])) ?? {}
}

function nikAnswer(text: string): Case {
  const facts = nikFacts(text)
  return facts ? { valid: true, ...facts } : { valid: false, why: nikDoubts(text).join(' / ') }
}

function moneyAnswer(text: string): Case {
  const full = rupiahFull(text)
  return full.startsWith('-') ? { text: full, accounting: rupiahAccounting(text) } : { text: full }
}

function dayAnswer(iso: string): Case {
  const d = day(iso)
  return { long: dayFormat(d, 'long'), short: dayFormat(d, 'numeric'), with_day: dayFormat(d, 'weekday') }
}

function zonesAnswer(utc: string): Case {
  const local = (zone: Zone) => `${dayIn(zone, utc)} ${timeIn(zone, utc)}`
  return { WIB: local('Asia/Jakarta'), WITA: local('Asia/Makassar'), WIT: local('Asia/Jayapura') }
}
