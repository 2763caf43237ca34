import type { Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import { nikFacts, phoneText } from '#ground/identifiers.ts'
import { money, type Money } from '#ground/money.ts'
import type { JudgedRow, Judgement } from '#kit/import/importer.ts'
import { dailyMinimum, isMinor } from '../rules.ts'
import { tidyPerson } from '../tidy-person.ts'

/** What people write of how somebody is paid, beside our own words; a foreman is paid by the day. */
export const kindWords = { h: 'harian', b: 'borongan', hr: 'harian', mandor: 'harian', pemborong: 'borongan' } as const

const FOREMAN = /^(kepala )?mandor$/i

/** Puts right how a row of a list of workers is written: what any person's is, and 'mandor' as a trade or as a way of being paid. */
export function tidyWorker(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const tidy = new Map(tidyPerson(texts))
  if (FOREMAN.test(tidy.get('kind') ?? '') && !tidy.get('trade')) tidy.set('trade', 'Mandor')
  if (FOREMAN.test(tidy.get('trade') ?? '') && !tidy.get('isForeman')) tidy.set('isForeman', 'ya')
  return tidy
}

/** Judges a row of a list of workers: `monthly` is the minimum wage of a month, where it is known. */
export function judgeWorker({ texts, values }: JudgedRow, on: Day, monthly: Money | null): Judgement {
  const { errors, doubts }: { errors: Record<string, string>; doubts: Record<string, string> } = {
    errors: {},
    doubts: {},
  }
  const birth = values.get('birthDate') as Day | undefined
  const facts = nikFacts(String(values.get('nik') ?? ''))
  if (birth && isMinor(birth, on)) errors['birthDate'] = 'Umurnya di bawah 18 tahun: belum boleh dipekerjakan.'
  else if (birth && facts && facts.birth !== shortDate(birth)) {
    doubts['birthDate'] = `Berbeda dengan tanggal di NIK (${facts.birth}).`
  }
  const rate = values.has('dailyRate') ? money(String(values.get('dailyRate')).split('.')[0] ?? '0') : null
  if (rate !== null) Object.assign(rate > 0n && rate < 1000n ? errors : doubts, judgeRate(rate, dailyMinimum(monthly)))
  if (isByPiece(texts) && rate === null) {
    doubts['dailyRate'] = 'Tarif borongan kosong: harganya dicatat pada opname.'
  }
  const phone = judgePhone(texts.get('phone') ?? '', String(values.get('phone') ?? ''))
  if (phone) doubts['phone'] = phone
  if (/^(keluar|berhenti|resign|non ?aktif)\b/i.test(texts.get('notes') ?? '')) {
    doubts['notes'] = `"${texts.get('notes')}": arsipkan setelah masuk.`
  }
  return { errors, doubts }
}

// Four times the least somebody may earn in a day; the least of a cheap region where no company said it.
const USUAL = money(90_000)

function judgeRate(rate: Money, least: Money | null): Record<string, string> {
  if (rate > 0n && rate < 1000n)
    return { dailyRate: `Upah ${rate} terbaca rupiah. Maksudnya ${rupiah(`${rate}000`)}? Tulis lengkap.` }
  if (least !== null && rate < least) return { dailyRate: `Di bawah upah minimum sehari (${rupiah(String(least))}).` }
  return rate > (least ?? USUAL) * 4n ? { dailyRate: 'Jauh di atas upah harian yang biasa.' } : {}
}

function judgePhone(text: string, read: string): string | undefined {
  if (text.split(/[/;,|]|\batau\b/).filter((part) => /\d{3}/.test(part)).length > 1)
    return 'Dua nomor: yang pertama dipakai.'
  const digits = phoneText(read).replace(/\D/g, '')
  return digits.startsWith('08') && digits.length < 12 ? `Nomor HP ${digits.length} angka: mungkin kurang.` : undefined
}

const shortDate = (on: Day) => [on.slice(8, 10), on.slice(5, 7), on.slice(2, 4)].join('-')

const isByPiece = (texts: ReadonlyMap<string, string>) => /^b(or(ong|ongan)?)?$/i.test(texts.get('kind') ?? '')
