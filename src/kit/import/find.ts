import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Importer } from '#kit/import/importer.ts'
import { lookAt, type Looked } from '#kit/import/look.ts'
import * as rowStore from '#kit/import/row-store.ts'
import type { Run } from '#kit/import/store.ts'

/** Looks at rows and writes down what was found. */
export async function findOut(
  tx: Tx,
  actor: Actor,
  importer: Importer,
  run: Run,
  rows: readonly rowStore.StagedRow[],
): Promise<void> {
  const looked = await lookAt(tx, actor, importer, run, rows)
  await rowStore.writeOutcomes(tx, run.id, looked.map(outcomeOf))
}

/** Marks rows that say the same as an earlier row: wrong where only one may, else for the person to decide. */
export async function findShared(tx: Tx, importer: Importer, runId: string, among?: readonly string[]): Promise<void> {
  const outcomes = new Map<number, rowStore.RowOutcome>()
  for (const { line, first, key } of await rowStore.sharedKeys(tx, runId, among)) {
    const found = importer.keys.find(({ column }) => key.startsWith(`${column}:`))
    if (!found || outcomes.get(line)?.state === 'error') continue
    if (found.isUnique) {
      const errors = { [found.column]: `Sama dengan baris ${first}. Hanya satu yang boleh memakai ${found.label} ini.` }
      outcomes.set(line, { line, state: 'error', errors })
    } else if (!outcomes.has(line)) {
      outcomes.set(line, { line, state: 'twin', twin: { id: null, label: `baris ${first}`, by: found.label } })
    }
  }
  await keepWorse(tx, runId, [...outcomes.values()])
}

/** Looks again at a row that was mended, and at those that had or have a key in common with it. */
export async function findAgain(tx: Tx, actor: Actor, importer: Importer, run: Run, line: number): Promise<void> {
  const before = await rowStore.keysOf(tx, run.id, line)
  const own = await rowStore.rowsSharing(tx, run.id, line, [])
  await findOut(tx, actor, importer, run, own)
  const keys = [...new Set([...before, ...(await rowStore.keysOf(tx, run.id, line))])]
  const others = (await rowStore.rowsSharing(tx, run.id, line, keys)).filter((row) => row.line !== line)
  await rowStore.forgetTwins(
    tx,
    run.id,
    others.map((row) => row.line),
  )
  await findOut(tx, actor, importer, run, others)
  if (keys.length > 0) await findShared(tx, importer, run.id, keys)
}

// A row that is wrong for another reason stays wrong, and its twin in the books counts more than one in the file.
async function keepWorse(tx: Tx, runId: string, outcomes: readonly rowStore.RowOutcome[]): Promise<void> {
  const states = await rowStore.statesOf(
    tx,
    runId,
    outcomes.map((each) => each.line),
  )
  const worse = outcomes.filter(({ line, state }) => {
    const was = states.get(line)
    return was === 'sound' || (was === 'twin' && state === 'error')
  })
  await rowStore.writeOutcomes(tx, runId, worse)
}

function outcomeOf({ line, errors, doubts, keys, twin }: Looked): rowStore.RowOutcome {
  const isWrong = Object.keys(errors).length > 0
  return {
    line,
    state: isWrong ? 'error' : twin ? 'twin' : 'sound',
    errors: isWrong ? errors : null,
    doubts,
    keys,
    twin,
  }
}
