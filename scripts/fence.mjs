// Runs the fence and refuses to believe it when it read fewer modules than there are source files.
import { readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

const sources = readdirSync('src', { recursive: true }).filter((name) => /\.tsx?$/.test(String(name)))
const { output } = await cruise(['src'], {
  ruleSet: { forbidden: config.forbidden },
  validate: true,
  ...config.options,
})
const read = output.modules.filter((module) => /^src\/.*\.tsx?$/.test(module.source)).length

for (const { rule, from, to } of output.summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
if (read < sources.length) console.log(`only ${read} of ${sources.length} source files were read`)
process.exitCode = output.summary.violations.length > 0 || read < sources.length ? 1 : 0
