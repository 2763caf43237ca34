import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Chapter } from './chapter.ts'
import { readChapter } from './read-chapter.ts'

const folder = fileURLToPath(new URL('../../../docs/guide/', import.meta.url))
const NAME = 'virtual:guide'

/** Gives the browser the chapters of docs/guide as data, read when it is built; their pictures become files of the build. */
export function guidePlugin(): Plugin {
  return {
    name: 'mandor-guide',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      for (const { id: name } of guideChapters()) this.addWatchFile(`${folder}${name}.md`)
      return moduleOf(guideChapters())
    },
  }
}

/** The chapters in the order of `urut.txt`, which names every one of them once. */
export function guideChapters(): Chapter[] {
  const order = readFileSync(`${folder}urut.txt`, 'utf8').split('\n').filter(Boolean)
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const odd = [
    ...files.filter((name) => !order.includes(name.slice(0, -3))),
    ...order.filter((id) => !files.includes(`${id}.md`)),
  ]
  if (odd.length > 0) throw new Error(`docs/guide/urut.txt and the chapters differ: ${odd.join(', ')}`)
  return order.map((id) => readChapter(id, readFileSync(`${folder}${id}.md`, 'utf8')))
}

// A picture that was not made yet is a broken test, not a broken build.
function moduleOf(chapters: readonly Chapter[]): string {
  const named = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? block.name : [])),
  )
  const names = [...new Set(named)].filter((name) => existsSync(`${folder}pictures/${name}.webp`))
  const imports = names.map(
    (name, at) => `import picture${at} from ${JSON.stringify(`${folder}pictures/${name}.webp?url`)}`,
  )
  const pictures = names.map((name, at) => `${JSON.stringify(name)}: picture${at}`)
  return `${imports.join('\n')}
export const pictures = { ${pictures.join(', ')} }
export const chapters = ${JSON.stringify(chapters)}`
}
