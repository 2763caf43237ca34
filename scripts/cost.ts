// `npm run cost -- finance works/rab`: what departments, or parts of them, cost in files and lines by floor, and whom
// they import. Without a name every department, one line each.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The floors of a department, from the ground up, as `CONTRIBUTING.md` names them; what only tests use stands apart. */
export const floors = ['rules', 'tables', 'verbs', 'doors', 'screens', 'tests'] as const
export type Floor = (typeof floors)[number]

/**
 * Tells the floor of a file by its place and name.
 *
 *   floorOf('works/rab/rules.ts')  // 'rules'
 *   floorOf('works/screens/rab-tab.tsx')  // 'screens'
 */
export function floorOf(path: string): Floor {
  const name = basename(path)
  if (/\.test\.tsx?$/.test(name) || path.includes('/cast/')) return 'tests'
  if (path.includes('/screens/')) return 'screens'
  if (/\.sql$|^tables\.ts$|-?store\.ts$/.test(name)) return 'tables'
  if (/contract\.ts$|routes?\.ts$|^jobs\.ts$|^files\.ts$|paper\.ts$|\.import\.ts$|^found\.ts$/.test(name))
    return 'doors'
  if (/rules\.ts$|words\.ts$|columns\.ts$|refusals\.ts$|\.record\.ts$/.test(name)) return 'rules'
  return 'verbs'
}

/** What a part of the house costs. */
export interface PartCost {
  readonly files: number
  readonly lines: Readonly<Record<Floor, number>>
  /** Imports from outside, by the place they come from: 'kit/http', 'modules/sales'. */
  readonly imports: ReadonlyMap<string, number>
}

/**
 * Adds up the files of a part.
 * @param files their text by path below `src/modules`
 * @param part 'works' or 'works/rab': what lies below it is no import
 */
export function costOfPart(files: ReadonlyMap<string, string>, part: string): PartCost {
  const lines = { rules: 0, tables: 0, verbs: 0, doors: 0, screens: 0, tests: 0 }
  const imports = new Map<string, number>()
  for (const [path, text] of files) {
    lines[floorOf(path)] += text.split('\n').length - 1
    for (const [, from = ''] of text.matchAll(/from '([^']+)'/g)) {
      const place = placeOf(from, path)
      const isOwn = `${place}/`.startsWith(`modules/${part}/`)
      if (place && !isOwn) imports.set(house(place), (imports.get(house(place)) ?? 0) + 1)
    }
  }
  return { files: files.size, lines, imports }
}

// A package is nobody's cost here.
function placeOf(from: string, path: string): string | undefined {
  if (from.startsWith('#')) return from.slice(1)
  return from.startsWith('.') ? normalize(join('modules', dirname(path), from)) : undefined
}

const house = (place: string) => place.split('/').slice(0, 2).join('/')

const home = fileURLToPath(new URL('../src/modules/', import.meta.url))

function filesOf(part: string): Map<string, string> {
  const all = readdirSync(join(home, part), { recursive: true }).map(String)
  const wanted = all.filter((name) => /\.(tsx?|sql)$/.test(name)).map((name) => `${part}/${name}`)
  return new Map(wanted.map((path) => [path, readFileSync(join(home, path), 'utf8')]))
}

function print(parts: readonly string[], withImports: boolean): void {
  const columns = ['files', ...floors, 'all']
  console.log(['part'.padEnd(24), ...columns.map((name) => name.padStart(8))].join(''))
  for (const part of parts) {
    const { files, lines, imports } = costOfPart(filesOf(part), part)
    const built = floors.filter((floor) => floor !== 'tests').reduce((sum, floor) => sum + lines[floor], 0)
    const figures = [files, ...floors.map((floor) => lines[floor]), built]
    console.log([part.padEnd(24), ...figures.map((figure) => String(figure).padStart(8))].join(''))
    if (!withImports) continue
    for (const [place, count] of [...imports].toSorted(([, one], [, other]) => other - one))
      console.log(`  ${String(count).padStart(5)} × ${place}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2)
  const departments = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const unknown = asked.filter((part) => !existsSync(join(home, part)))
  if (unknown.length > 0) {
    console.error(`There is no src/modules/${unknown.join(', src/modules/')}; one is named as in 'works/rab'.`)
    process.exit(2)
  }
  print(asked.length > 0 ? asked : departments.map(({ name }) => name), asked.length > 0)
}
