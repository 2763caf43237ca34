// Runs the fence and refuses to believe it when it read fewer modules than there are source files.
import { readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import config, { browserAndServer } from '../.dependency-cruiser.mjs'

const sources = readdirSync('src', { recursive: true }).filter((name) => /\.tsx?$/.test(String(name)))
const { output } = await cruise(['src'], {
  ruleSet: { forbidden: config.forbidden },
  validate: true,
  ...config.options,
})
const read = output.modules.filter((module) => /^src\/.*\.tsx?$/.test(module.source)).length

/** Browser modules that reach the server, each with the way there, found backwards from the server. */
function waysToServer({ modules }) {
  const { from, but, to } = browserAndServer
  const users = Map.groupBy(
    modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved }))),
    ({ resolved }) => resolved,
  )
  const next = new Map(
    [...users.keys(), ...modules.map(({ source }) => source)].filter((name) => to.test(name)).map((name) => [name, '']),
  )
  for (const [name] of next)
    for (const { source } of users.get(name) ?? []) if (!next.has(source)) next.set(source, name)
  const way = (name) => (name ? [name, ...way(next.get(name))] : [])
  return [...next.keys()].filter((name) => from.test(name) && !but.test(name)).map((name) => way(name).join(' → '))
}

const ways = waysToServer(output)
for (const way of ways) console.log(`the-browser-never-reaches-the-server: ${way}`)
for (const { rule, from, to } of output.summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
if (read < sources.length) console.log(`only ${read} of ${sources.length} source files were read`)
process.exitCode = output.summary.violations.length + ways.length > 0 || read < sources.length ? 1 : 0
