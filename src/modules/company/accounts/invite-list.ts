import * as z from 'zod/mini'
import { zEmail } from '#kit/http/shapes.ts'

/** Somebody to invite, as a pasted list names them. */
export interface ListedPerson {
  readonly email: string
  readonly name: string | null
}

/** Whom a pasted list names, and the lines that name nobody. */
export interface InviteList {
  readonly people: readonly ListedPerson[]
  readonly unclear: readonly string[]
}

const HEADS = /^(nama|name|email|e-mail|surel|no|\W)+$/i

/**
 * Reads a list as people paste it: an address a line, columns of a sheet, or what a mail program writes. An address
 * that stands twice counts once.
 *
 *   peopleIn('Rina Wulandari <rina@x.id>')  // { people: [{ email: 'rina@x.id', name: 'Rina Wulandari' }], unclear: [] }
 */
export function peopleIn(text: string): InviteList {
  const people = new Map<string, ListedPerson>()
  const unclear: string[] = []
  for (const piece of piecesOf(text)) {
    const words = piece.split(/[\s<>;,"()[\]]+/)
    const typed = words.find((word) => word.includes('@'))
    const read = z.safeParse(zEmail, typed)
    if (!read.success) unclear.push(piece.slice(0, 80))
    else if (!people.has(read.data)) people.set(read.data, { email: read.data, name: nameIn(words, typed) })
  }
  return { people: [...people.values()], unclear }
}

// A line with one address is one person; several on a line stand apart by semicolons or commas.
function piecesOf(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  return lines
    .filter((line) => line !== '' && !HEADS.test(line))
    .flatMap((line) => (line.split('@').length > 2 ? line.split(/[;,]/) : [line]))
    .map((piece) => piece.trim())
    .filter(Boolean)
}

function nameIn(words: readonly string[], typed: string | undefined): string | null {
  const name = words.filter((word) => word !== typed && /\p{L}/u.test(word)).join(' ')
  return name === '' ? null : name.slice(0, 100)
}
