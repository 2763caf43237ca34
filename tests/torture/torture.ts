import { parseArgs } from 'node:util'
import { torture } from './rounds.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    writers: { type: 'string', default: '6' },
  },
})
const asked = { rounds: Number(values.rounds), seed: Number(values.seed), writers: Number(values.writers) }
const { acknowledged, resolved, broken } = await torture({ ...asked, print: (line) => console.log(line) })
for (const line of broken) console.error(line)
console.log(`${asked.rounds} rounds, ${acknowledged} acknowledged, ${resolved} asked again, ${broken.length} broken`)
process.exit(broken.length === 0 ? 0 : 1)
