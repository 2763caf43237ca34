import { sexes } from '../words.ts'
import { onPaper } from '#kit/paper/frame.ts'
import type { Piece } from '#kit/paper/paper.ts'

/** A numbered clause: its heading over its sentences. */
export function clause(no: number, heading: string, sentences: readonly string[]): Piece {
  return {
    unbreakable: true,
    margin: [0, 0, 0, 9],
    stack: [
      { text: `Pasal ${no}. ${heading}`, bold: true, margin: [0, 0, 0, 2] },
      ...sentences.map((text, at) => ({
        text: sentences.length > 1 ? `(${at + 1}) ${text}` : text,
        margin: [0, 0, 0, 2],
      })),
    ],
  } as Piece
}

/** A plain paragraph. */
export function paragraph(text: string): Piece {
  return { text, margin: [0, 0, 0, 9] } as Piece
}

/** Somebody as an agreement names them; what is not known is a line to be filled by hand. */
export interface PersonOnPaper {
  readonly name: string
  readonly nik: string | null
  readonly birthPlace: string | null
  readonly birthDate: string | null
  readonly sex: 'L' | 'P' | null
  readonly address: string | null
}

const BLANK = '........................'

/** The lines under a name: NIK, birth, sex and address (PP 35/2021 art. 13). */
export function personLines({ nik, birthPlace, birthDate, sex, address }: PersonOnPaper): string[] {
  const born = [birthPlace, birthDate && onPaper(birthDate)].filter(Boolean).join(', ')
  return [
    `NIK ${nik ?? BLANK}`,
    `Lahir ${born || BLANK}`,
    `Jenis kelamin ${sex ? sexes[sex].toLowerCase() : BLANK}`,
    address ?? `Alamat ${BLANK}`,
  ]
}
