import { day, type Day } from '#ground/day.ts'

/** A day on which the country rests: a national holiday, or one that is taken together (cuti bersama). */
export interface Holiday {
  readonly day: Day
  readonly name: string
  readonly isNational: boolean
}

// SKB Menag 1497/2025, Menaker 2/2025, MenPANRB 5/2025; SKB Menag 1205/2026, Menaker 3/2026, MenPANRB 2/2026.
// L: national holiday, B: cuti bersama.
const decreed = `
2026-01-01 L Tahun Baru 2026 Masehi
2026-01-16 L Isra Mikraj
2026-02-16 B Tahun Baru Imlek
2026-02-17 L Tahun Baru Imlek 2577
2026-03-18 B Nyepi
2026-03-19 L Nyepi Saka 1948
2026-03-20 B Idulfitri
2026-03-21 L Idulfitri 1447 H
2026-03-22 L Idulfitri 1447 H
2026-03-23 B Idulfitri
2026-03-24 B Idulfitri
2026-04-03 L Wafat Yesus Kristus
2026-04-05 L Paskah
2026-05-01 L Hari Buruh
2026-05-14 L Kenaikan Yesus Kristus
2026-05-15 B Kenaikan Yesus Kristus
2026-05-27 L Iduladha 1447 H
2026-05-28 B Iduladha
2026-05-31 L Waisak 2570 BE
2026-06-01 L Hari Lahir Pancasila
2026-06-16 L 1 Muharam 1448 H
2026-08-17 L Proklamasi Kemerdekaan
2026-08-25 L Maulid Nabi
2026-12-24 B Natal
2026-12-25 L Natal
2027-01-01 L Tahun Baru 2027 Masehi
2027-01-05 L Isra Mikraj
2027-02-05 B Tahun Baru Imlek
2027-02-06 L Tahun Baru Imlek 2578
2027-03-08 L Nyepi Saka 1949
2027-03-09 B Idulfitri
2027-03-10 L Idulfitri 1448 H
2027-03-11 L Idulfitri 1448 H
2027-03-12 B Idulfitri
2027-03-15 B Idulfitri
2027-03-25 B Wafat Yesus Kristus
2027-03-26 L Wafat Yesus Kristus
2027-03-28 L Paskah
2027-05-01 L Hari Buruh
2027-05-06 L Kenaikan Yesus Kristus
2027-05-17 L Iduladha 1448 H
2027-05-18 B Iduladha
2027-05-19 B Waisak
2027-05-20 L Waisak 2571 BE
2027-06-01 L Hari Lahir Pancasila
2027-06-06 L 1 Muharam 1449 H
2027-08-15 L Maulid Nabi
2027-08-17 L Proklamasi Kemerdekaan
2027-12-24 B Natal
2027-12-25 L Natal
2027-12-26 L Isra Mikraj 1449 H
`

/** The holidays of 2026 and 2027 as they were decreed. */
export const holidays: readonly Holiday[] = decreed
  .trim()
  .split('\n')
  .map((line) => ({ day: day(line.slice(0, 10)), isNational: line[11] === 'L', name: line.slice(13) }))
