import { DatabaseUnfit } from '#kit/db/unfit.ts'
import { sentenceOfFailure } from '#app/start-failures.ts'
import { type Command, commands } from '#app/cli/commands.ts'
import { WrongUse } from '#app/cli/wrong-use.ts'

const [name, ...given] = process.argv.slice(2)
const command = commands.find((known) => known.name === name)
if (command) await runAndExit(command, given)
else showCommands(name)

async function runAndExit({ usage, load }: Command, args: string[]): Promise<void> {
  // A closed pipe (`… | head`) ends us quietly.
  process.stdout.on('error', () => process.exit(1))
  try {
    const run = await load()
    process.exitCode = await run(args)
  } catch (error) {
    if (!isWrongUse(error)) throw fail(error)
    console.error(`${error.message}\nPemakaian: npm run mandor -- ${usage}`)
    process.exitCode = 2
  }
}

/** Ours, or what `parseArgs` of Node throws at options it does not know. */
function isWrongUse(error: unknown): error is Error {
  return (
    error instanceof WrongUse ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  )
}

function fail(error: unknown): never {
  const isPlain = error instanceof RangeError || error instanceof DatabaseUnfit
  console.error(isPlain ? error.message : sentenceOfFailure(error))
  process.exit(1)
}

function showCommands(asked: string | undefined): void {
  const isHelp = asked === undefined || asked === 'help' || asked === '--help'
  const print = isHelp ? console.log : console.error
  if (!isHelp) print(`Perintah "${asked}" tidak dikenal.\n`)
  print('Pemakaian: npm run mandor -- <perintah>\n')
  for (const { usage, about } of commands) print(`  ${usage}\n      ${about}`)
  process.exitCode = isHelp ? 0 : 2
}
