// The fence: who may use whom. Ranks and same-rank edges come from src/modules/list.ts, so the list is the law.
import { departments } from './src/modules/list.ts'

const TEST = String.raw`(\.test\.tsx?$|\.property\.ts$|/cast\.ts$|/cast/|test-database\.ts$|test-server\.ts$)`
const OPEN_FACE = String.raw`/(face|contract|rules|permissions|refusals)\.ts$|\.record\.ts$|/screens/face\.tsx$`

const forbidden = [
  { name: 'no-circles', from: { path: '^src' }, to: { circular: true } },
  { name: 'ground-stands-alone', from: { path: '^src/ground', pathNot: TEST }, to: { pathNot: '^src/ground' } },
  { name: 'kit-knows-no-business', from: { path: '^src/kit', pathNot: TEST }, to: { path: '^src/(modules|app)' } },
  { name: 'modules-do-not-know-app', from: { path: '^src/modules', pathNot: TEST }, to: { path: '^src/app' } },
  {
    name: 'rules-are-pure',
    from: { path: String.raw`^src/modules/.*/(rules|contract)(\.ts|/)|\.record\.ts$`, pathNot: TEST },
    to: {
      path: String.raw`^src/modules/.*/(store|tables|routes|face)\.ts$|^src/kit/(db|jobs)/|^src/kit/(files|mail)/(?!contract\.ts)|^node:|node_modules/pg/`,
    },
  },
  {
    name: 'through-the-face',
    from: { path: '^src/modules/([^/]+)/', pathNot: TEST },
    to: { path: '^src/modules/[^/]+/', pathNot: [`^src/modules/$1/`, OPEN_FACE] },
  },
  {
    name: 'nobody-imports-reports',
    from: { pathNot: '^src/(modules/(reports|dashboard)|app)' },
    to: { path: '^src/modules/(reports|dashboard)' },
  },
  ...rankRules(),
]

/** Who must not reach what, also by way of others; scripts/fence.mjs walks there itself: the library finds a path for each pair, for half a minute. */
export const browserAndServer = {
  from: new RegExp(String.raw`^src/(.*/screens/|kit/screen/|app/web/)`),
  but: new RegExp(TEST),
  to: new RegExp(
    String.raw`^src/modules/.*/(store|tables|routes|face)\.ts$|^src/kit/db/|node_modules/(pg|fastify|kysely)/`,
  ),
}

function rankRules() {
  return departments.map((department, index) => {
    const later = departments.slice(index + 1)
    const sameRank = departments.slice(0, index).filter((other) => other.rank === department.rank)
    const closed = [...later, ...sameRank].filter((other) => !(other.name in (department.mayUse ?? {})))
    return {
      name: `${department.name}-knows-only-earlier-ones`,
      from: { path: `^src/modules/${department.name}/`, pathNot: TEST },
      to: { path: closed.length > 0 ? `^src/modules/(${closed.map((other) => other.name).join('|')})/` : '^$' },
    }
  })
}

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    // Who needs a module is told by no rule and costs a quarter of the time.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(dist|data|look)/|\.css` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
