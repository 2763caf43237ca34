import type { Chapter } from './chapter.ts'

/** The chapters about a page of the site map: its own, then the others that are offered there. */
export function chaptersAbout(chapters: readonly Chapter[], path: string): readonly Chapter[] {
  return [
    ...chapters.filter(({ pages }) => pages.includes(path)),
    ...chapters.filter(({ also }) => also.includes(path)),
  ]
}
