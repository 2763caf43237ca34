import { inSentence } from './in-sentence.ts'

/** The words a paper goes out with. What stands in braces is filled in for each paper: `{nomor}`. */
export interface Letter {
  readonly subject: string
  readonly text: string
}

/** What is known of one paper, by the word in braces. */
export type Known = Readonly<Record<string, string | null | undefined>>

const PLACE = /\{([^{}\n]*)\}/g
/** Before the first word of a sentence. */
const BEGINS = /(^|[.!?])\s*$/

/** The letter that holds until a company writes its own; `who` is the word for whoever reads it. */
export function usualLetter(who: string): Letter {
  return {
    subject: '{dokumen} – {perusahaan}',
    text: `Yth. {${who}},

Berikut {dokumen} dari {perusahaan}.
{tautan}
Tautan ini berlaku sampai {berlaku_sampai}.

Hubungi kami bila ada pertanyaan. Terima kasih.`,
  }
}

/** The words in braces of a text, each once. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, word = '']) => word))]
}

/**
 * Fills a text in. A line that speaks of something this paper does not have is left out: a mail has no link.
 * What is filled in is never read as a place again.
 *
 *   filled('Total {total}\nJatuh tempo {jatuh_tempo}', { total: 'Rp1.000' })  // 'Total Rp1.000'
 */
export function filled(text: string, known: Known): string {
  const lines = text.split('\n').filter((line) => placesIn(line).every((word) => known[word]))
  return lines
    .map((line) => inPlace(line, known))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Fills one line in; what is not known leaves no hole. */
export function filledLine(text: string, known: Known): string {
  return inPlace(text, known)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s–-]+|[\s–-]+$/g, '')
}

function inPlace(line: string, known: Known): string {
  // Every second part is a word that stood in braces.
  const parts = line.split(PLACE)
  return parts.reduce((said, part, at) => said + (at % 2 === 0 ? part : wordAfter(said, part, known)), '')
}

function wordAfter(said: string, word: string, known: Known): string {
  const text = known[word] ?? ''
  return word === 'dokumen' && !BEGINS.test(said) ? inSentence(text) : text
}
