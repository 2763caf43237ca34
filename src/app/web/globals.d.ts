/** The version in package.json, put in by the build. */
declare const __VERSION__: string

/** The chapters of docs/guide, read by the build. */
declare module 'virtual:guide' {
  import type { Chapter } from '#app/help/chapter.ts'

  export const chapters: readonly Chapter[]
  /** Where the build put each picture. */
  export const pictures: Readonly<Record<string, string>>
}
