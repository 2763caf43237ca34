import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { groupedId, phoneText } from '#ground/identifiers.ts'
import type { ReactNode } from 'react'
import type { Fact } from '#kit/screen/detail/facts.tsx'
import { religions, sexes } from '../../words.ts'

/** What later departments show of the money of a person, below what they earn. */
export type MoneyOf<P> = (person: P) => ReactNode

/** What may be known of a person; what one may not see is absent. */
interface Known {
  readonly nik?: string | null
  readonly phone?: string | null
  readonly birthPlace?: string | null
  readonly birthDate?: string | null
  readonly sex?: 'L' | 'P' | null
  readonly religion?: keyof typeof religions | null
  readonly address?: string | null
}

/** The facts of a person, for the rail of either role. */
export function personFacts({ nik, phone, birthPlace, birthDate, sex, religion, address }: Known): readonly Fact[] {
  const born = birthDate ? dayFormat(birthDate as Day, 'short') : null
  return [
    ['NIK', nik ? groupedId(nik) : null],
    ['Telepon', phone ? phoneText(phone) : null],
    ['Lahir', [birthPlace, born].filter(Boolean).join(', ')],
    ['Jenis kelamin', sex ? sexes[sex] : null],
    ['Agama', religion ? religions[religion] : null],
    ['Alamat', address],
  ]
}
