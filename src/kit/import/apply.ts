import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Given, Importer, Made } from '#kit/import/importer.ts'
import { becomes } from '#kit/import/left-out.ts'
import { lookAt, type Looked } from '#kit/import/look.ts'
import type { RowOutcome, StagedRow } from '#kit/import/row-store.ts'
import type { Run } from '#kit/import/store.ts'
import { tried, type SentenceOf } from '#kit/import/tried.ts'

/** With what rows are brought in. */
export interface Hands {
  readonly tx: Tx
  readonly actor: Actor
  readonly importer: Importer
  readonly run: Run
  readonly sentenceOf: SentenceOf
}

/** Brings rows in through the verbs of their department and tells what became of each; a refused row leaves nothing. */
export async function bringIn(hands: Hands, rows: readonly StagedRow[]): Promise<RowOutcome[]> {
  const { tx, actor, importer, run } = hands
  const looked = await lookAt(tx, actor, importer, run, rows)
  const outcomes: RowOutcome[] = []
  const adding: Ready[] = []
  for (const [index, look] of looked.entries()) {
    const row = rows[index]
    // A twin in the file was found over the whole of it.
    const twin = look.twin ?? (row?.twin?.id === null ? row.twin : null)
    const does = !look.given ? 'refuse' : twin ? becomes(importer, row?.choice ?? run.onTwin, twin) : 'add'
    if (does === 'refuse') outcomes.push({ line: look.line, state: 'refused', errors: look.errors })
    else if (does === 'skip') outcomes.push({ line: look.line, state: 'skipped' })
    else if (does === 'update') outcomes.push(await updated(hands, look, twin?.id ?? ''))
    else adding.push({ line: look.line, given: look.given ?? {} })
  }
  return [...outcomes, ...(await added(hands, adding))]
}

interface Ready {
  readonly line: number
  readonly given: Given
}

/** The actor of a row: history tells where it came from. */
export function fromLine(actor: Actor, run: Pick<Run, 'fileName'>, lines: readonly number[]): Actor {
  const where = lines.length === 1 ? `baris ${lines[0]}` : `baris ${lines[0]}–${lines.at(-1)}`
  return { ...actor, via: 'import', note: `diimpor dari berkas ${run.fileName} ${where}` }
}

async function updated(hands: Hands, { line, given, said }: Looked, id: string): Promise<RowOutcome> {
  const { tx, actor, importer, run, sentenceOf } = hands
  // Only what the row says: a preset is for what is new, and lists of children are not changed by one line.
  const change = Object.fromEntries(Object.entries(given ?? {}).filter(([key]) => said.includes(key)))
  const made = await tried(tx, importer, sentenceOf, async () =>
    importer.change?.(tx, fromLine(actor, run, [line]), id, change),
  )
  if ('errors' in made) return { line, state: 'refused', errors: made.errors }
  return { line, state: 'updated', id, ...resultOf(made.done ?? { id }) }
}

async function added(hands: Hands, rows: readonly Ready[]): Promise<RowOutcome[]> {
  const { actor, run } = hands
  const { add } = hands.importer
  if (typeof add === 'function') {
    return addedTogether(hands, rows, async (tx, all) => {
      const made: Made[] = []
      for (const { line, given } of all) made.push(await add(tx, fromLine(actor, run, [line]), given))
      return made
    })
  }
  if ('several' in add) {
    const made: AddAll = (tx, all) =>
      add.several(
        tx,
        all.map(({ line, given }) => ({ actor: fromLine(actor, run, [line]), asked: given })),
      )
    return addedTogether(hands, rows, made)
  }
  const outcomes: RowOutcome[] = []
  const together: AddAll = (tx, all) => {
    const lines = all.map((row) => row.line)
    return add.add(
      tx,
      fromLine(actor, run, lines),
      all.map((row) => row.given),
    )
  }
  for (const group of Map.groupBy(rows, (row) => add.groupOf(row.given)).values()) {
    for (let at = 0; at < group.length; at += add.most)
      outcomes.push(...(await addedTogether(hands, group.slice(at, at + add.most), together)))
  }
  return outcomes
}

type AddAll = (tx: Tx, rows: readonly Ready[]) => Promise<readonly Made[]>

// Tried together, because most files are right; when one row is refused, half by half until it stands alone.
async function addedTogether(hands: Hands, rows: readonly Ready[], add: AddAll): Promise<RowOutcome[]> {
  if (rows.length === 0) return []
  const { tx, importer, sentenceOf } = hands
  const made = await tried(tx, importer, sentenceOf, () => add(tx, rows))
  if ('done' in made) return rows.map(({ line }, at) => ({ line, state: 'added', ...resultOf(made.done[at]) }))
  if (rows.length === 1) return [{ line: rows[0]?.line ?? 0, state: 'refused', errors: made.errors }]
  const half = Math.ceil(rows.length / 2)
  const first = await addedTogether(hands, rows.slice(0, half), add)
  return [...first, ...(await addedTogether(hands, rows.slice(half), add))]
}

function resultOf(made: Made | undefined): Partial<RowOutcome> {
  if (!made) return {}
  const { id, version, lineId, before } = made
  return { id, ...(version !== undefined && { version }), ...(lineId && { lineId }), ...(before && { before }) }
}
