import type { Chapter } from './chapter.ts'

/** The chapters about a page of the site map: that of the part of it one is at, its own, then the others that are offered there. */
export function chaptersAbout(chapters: readonly Chapter[], path: string, part?: string): readonly Chapter[] {
  const offered = chapters.filter(({ also }) => also.includes(path))
  const isOfPart = ({ parts }: Chapter) => part !== undefined && parts.includes(part)
  return [
    ...offered.filter(isOfPart),
    ...chapters.filter(({ pages }) => pages.includes(path)),
    ...offered.filter((chapter) => !isOfPart(chapter)),
  ]
}
