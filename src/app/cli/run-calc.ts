import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { calc, calcRules } from '#app/cli/calc.ts'
import { WrongUse } from '#app/cli/wrong-use.ts'
import { day, dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'

/** `calc`: one JSON line in, one out, in the same order; a line that cannot be worked out answers with its error. */
export async function runCalc(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { date: { type: 'string' } } })
  const [rule] = positionals
  if (!rule || !calcRules.includes(rule)) throw new WrongUse(`Aturan yang ada: ${calcRules.join(', ')}.`)
  const on = values.date === undefined ? dayIn('Asia/Jakarta', now()) : dayOf(values.date)

  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(calc(rule, on, line))}\n`)
  }
  return 0
}

function dayOf(text: string) {
  try {
    return day(text)
  } catch {
    throw new WrongUse(`--date harus berupa tanggal YYYY-MM-DD, bukan "${text}".`)
  }
}
