import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** One source file with its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Every file of `src` whose path matches, with its text; tests are left out. */
export function sources(matching: RegExp): Source[] {
  return readdirSync(`${root}src`, { recursive: true })
    .map((name) => `src/${String(name)}`)
    .filter((path) => matching.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
}

/** 'path:line' of every line that matches, outside comments and the excused paths. */
export function linesThat(match: RegExp, files: readonly Source[], excused: RegExp): string[] {
  return files
    .filter((file) => !excused.test(file.path))
    .flatMap((file) =>
      file.text
        .split('\n')
        .map((line, index) => ({ line, where: `${file.path}:${index + 1}` }))
        .filter(({ line }) => !/^\s*(\/\/|\*|\/\*)/.test(line) && match.test(line))
        .map(({ where, line }) => `${where} ${line.trim().slice(0, 100)}`),
    )
}
