import { chapters } from 'virtual:guide'
import type { Chapter } from '#app/help/chapter.ts'
import { chaptersAbout } from '#app/help/chapters-about.ts'
import { wordsOf } from '#app/help/words-of.ts'

const texts = new Map(chapters.map((chapter) => [chapter.id, wordsOf(chapter).toLowerCase()]))

/** The chapters about a page of the site map, that of the part one is at or its own first. */
export function chaptersOf(path: string | undefined, part?: string): readonly Chapter[] {
  return path === undefined ? [] : chaptersAbout(chapters, path, part)
}

/** The chapters that say all the words; those that say them in their title first. */
export function findChapters(q: string): readonly Chapter[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const says = (text: string) => words.every((word) => text.includes(word))
  const found = chapters.filter(({ id }) => says(texts.get(id) ?? ''))
  return found.toSorted((one, other) => Number(says(other.title.toLowerCase())) - Number(says(one.title.toLowerCase())))
}
